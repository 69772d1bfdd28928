import { Casement } from './casement.tsx';
import { rect } from './outlines.ts';
import { Hedge } from './plants.tsx';
import { times } from './scatter.ts';
import { type Tone, darker, lighter, shadow, tone } from './tones.ts';

/** Glass doors behind a railing. */
export function Balcony({
  x,
  y,
  frame,
  rail,
  plants,
}: {
  readonly x: number;
  readonly y: number;
  readonly frame: Tone;
  readonly rail: Tone;
  readonly plants: boolean;
}) {
  const bars = times(15, (index) => rect(x - 10 + index * 15, y + 66, 4, 56));
  return (
    <>
      <Casement
        x={x}
        y={y}
        width={190}
        height={122}
        frame={frame}
        lights={[1, 1.4, 1]}
        bar={9}
        inside="curtains"
      />
      <path {...shadow} d={rect(x - 8, y + 136, 232, 16)} />
      <path fill={lighter('sandstone', 0.35)} d={rect(x - 16, y + 122, 224, 14)} />
      <path fill={darker('sandstone', 0.2)} d={rect(x - 16, y + 132, 224, 5)} />
      {plants && <Hedge x={x} y={y + 124} width={80} height={40} seed={x + y} />}
      <path fill={tone(rail)} d={`${bars.join('')}${rect(x - 14, y + 60, 220, 8)}`} />
    </>
  );
}
