import { Bicycle } from './bicycle.tsx';
import { Casement } from './casement.tsx';
import { rect } from './outlines.ts';
import { PottedPlant, Tree } from './plants.tsx';
import { type Tone, lighter, mix, shadow, tone } from './tones.ts';

export const ground = 728;

export function Neighbour({
  x,
  width,
  top,
  paint,
}: {
  readonly x: number;
  readonly width: number;
  readonly top: number;
  readonly paint: Tone;
}) {
  return (
    <>
      <path fill={lighter(paint, 0.2)} d={rect(x, top, width, ground - top)} />
      <path fill={tone('broken-white')} d={rect(x, top - 10, width, 30)} />
      <path fill={tone('slate')} d={`M${x + 20},${top - 10}l40,-70H${x + width - 60}l40,70Z`} />
      <path {...shadow} d={rect(x, top + 20, width, 10)} />
      {[0, 1].map((column) =>
        [0, 1].map((storey) => (
          <Casement
            key={`${column} ${storey}`}
            x={x + 84 + column * 170}
            y={top + 60 + storey * 190}
            width={92}
            height={130}
            frame="broken-white"
            lights={[1, 1]}
            transom={0.4}
            bar={9}
            inside={column ? 'blind' : 'curtains'}
          />
        )),
      )}
    </>
  );
}

export function Street() {
  return (
    <>
      <path fill={mix('brick', 'bridge-grey', 0.5)} d={rect(0, ground, 1200, 72)} />
      <path fill={lighter('bridge-grey', 0.35)} d={rect(0, ground, 1200, 16)} />
      <path {...shadow} d={rect(0, ground + 16, 1200, 5)} />
      <Tree x={1076} y={ground + 14} height={470} seed={21} />
      <Bicycle x={240} y={ground + 30} size={0.95} paint="oxblood" />
      <PottedPlant x={640} y={ground + 8} size={0.8} seed={1} />
      <PottedPlant x={830} y={ground + 8} size={0.8} seed={3} />
    </>
  );
}
