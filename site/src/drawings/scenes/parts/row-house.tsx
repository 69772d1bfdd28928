import { Bicycle } from './bicycle.tsx';
import { rect } from './outlines.ts';
import { Hedge, PottedPlant } from './plants.tsx';
import { type Tone, darker, gleam, lighter, mix, shadow, tone } from './tones.ts';

export const eaves = 128;

export const ground = 716;

export function Gutter({ dirty }: { readonly dirty: boolean }) {
  const board: Tone = dirty ? 'weathered' : 'broken-white';
  return (
    <>
      <path fill={tone(board)} d={rect(0, eaves - 26, 1200, 40)} />
      <path fill={darker(board, 0.2)} d={rect(0, eaves + 4, 1200, 10)} />
      <path fill={mix('slate', 'bridge-grey', 0.4)} d={rect(0, eaves - 34, 1200, 16)} />
      <path fill={lighter('bridge-grey', 0.3)} d={rect(0, eaves - 34, 1200, 4)} />
      <path {...shadow} d={rect(0, eaves + 14, 1200, 26)} />
    </>
  );
}

export function Canopy({ x, frame }: { readonly x: number; readonly frame: Tone }) {
  return (
    <>
      <path {...shadow} d={`M${x},448h196v34l-22,16h-174Z`} />
      <path fill={tone(frame)} d={rect(x, 424, 196, 24)} />
      <path fill={darker(frame, 0.25)} d={rect(x, 440, 196, 8)} />
      <path fill={tone('slate')} d={rect(x - 4, 418, 204, 8)} />
    </>
  );
}

export function DownPipe({ x, dirty }: { readonly x: number; readonly dirty: boolean }) {
  const grey = dirty ? darker('bridge-grey', 0.15) : lighter('bridge-grey', 0.15);
  return (
    <>
      <path {...shadow} d={rect(x + 14, eaves + 6, 10, ground - eaves - 6)} />
      <path fill={grey} d={rect(x, eaves - 20, 16, ground - eaves + 20)} />
      <path {...gleam} d={rect(x + 3, eaves - 20, 4, ground - eaves + 20)} />
      <path
        fill={darker('bridge-grey', 0.4)}
        d={rect(x - 3, 236, 22, 8) + rect(x - 3, 420, 22, 8) + rect(x - 3, 604, 22, 8)}
      />
    </>
  );
}

/** Pavement, a hedge before the window, and pots by the door; the same before and after. */
export function Garden() {
  return (
    <>
      <path fill={lighter('bridge-grey', 0.3)} d={rect(0, ground, 1200, 84)} />
      <path
        fill={mix('bridge-grey', 'slate', 0.2)}
        d={
          rect(0, ground + 40, 1200, 3) +
          rect(760, ground, 3, 40) +
          rect(960, ground, 3, 40) +
          rect(200, ground + 42, 3, 50) +
          rect(480, ground + 42, 3, 50) +
          rect(900, ground + 42, 3, 50)
        }
      />
      <path {...shadow} d={rect(0, ground, 1200, 12)} />
      <Hedge x={-30} y={ground + 44} width={350} height={92} seed={3} />
      <Hedge x={372} y={ground + 44} width={372} height={92} seed={7} />
      <Bicycle x={190} y={ground + 62} />
      <PottedPlant x={744} y={ground + 30} seed={3} />
      <PottedPlant x={984} y={ground + 36} size={1.15} seed={5} />
    </>
  );
}
