import { Algae, Moss, Soot, Spots } from './parts/ageing.tsx';
import { BrickWall, Lintel } from './parts/brick-wall.tsx';
import { Casement } from './parts/casement.tsx';
import { FrontDoor } from './parts/front-door.tsx';
import { rect } from './parts/outlines.ts';
import { Pantiles } from './parts/pantiles.tsx';
import { Hedge, PottedPlant } from './parts/plants.tsx';
import { view } from './scene.ts';
import { darker, gleam, lighter, mix, shadow, tone, type Tone } from './parts/tones.ts';

const eaves = 128;
const ground = 716;

const bricks = {
  clean: [
    tone('brick'),
    lighter('brick', 0.1),
    mix('brick', 'brick-deep', 0.5),
    mix('brick', 'bentheim', 0.22),
  ],
  dirty: [
    mix('brick', 'slate', 0.3),
    mix('brick', 'slate', 0.42),
    mix('brick-deep', 'slate', 0.3),
    mix('brick', 'ink', 0.3),
  ],
} as const;

/** A row house of Almere, as years of shade and rain leave it, and cleaned with its frames painted. */
function Facade({ dirty }: { readonly dirty: boolean }) {
  const tones = dirty ? bricks.dirty : bricks.clean;
  const mortar = dirty ? mix('bridge-grey', 'brick-deep', 0.55) : mix('sandstone', 'brick', 0.3);
  const frame: Tone = dirty ? 'weathered' : 'broken-white';
  const door: Tone = dirty ? 'bare-wood' : 'canal-green';
  const lintel = { tones, mortar };
  return (
    <>
      <BrickWall
        x={0}
        y={eaves}
        width={1200}
        height={ground - eaves}
        tones={tones}
        mortar={mortar}
        seed={4}
      />
      <Pantiles x={0} y={0} width={1200} height={eaves - 24} />
      <Gutter dirty={dirty} />
      {[
        [70, 250],
        [420, 250],
        [730, 210],
        [1080, 250],
      ].map(([x = 0, width = 0], index) => (
        <g key={x}>
          <Lintel x={x - 10} y={190} width={width + 20} {...lintel} />
          <Casement
            x={x}
            y={220}
            width={width}
            height={160}
            frame={frame}
            lights={[1, 1]}
            inside={index % 2 ? 'curtains' : 'blind'}
          />
        </g>
      ))}
      <Lintel x={410} y={434} width={320} {...lintel} />
      <Casement
        x={420}
        y={464}
        width={300}
        height={186}
        frame={frame}
        lights={[2, 1]}
        transom={0.24}
        inside="plants"
      />
      <Lintel x={-40} y={434} width={290} {...lintel} />
      <Casement x={-30} y={464} width={270} height={186} frame={frame} lights={[1, 2]} transom={0.24} />
      <Lintel x={770} y={434} width={180} {...lintel} />
      <FrontDoor x={780} y={ground} width={160} height={252} frame={frame} door={door} />
      <Lintel x={1070} y={434} width={180} {...lintel} />
      <FrontDoor
        x={1080}
        y={ground}
        width={160}
        height={252}
        frame={frame}
        door={dirty ? 'bare-wood' : 'oxblood'}
      />
      <Canopy x={762} frame={frame} />
      <Canopy x={1062} frame={frame} />
      <DownPipe x={345} dirty={dirty} />
      <DownPipe x={1012} dirty={dirty} />
      {dirty && <Dirt />}
      <Garden />
    </>
  );
}

function Gutter({ dirty }: { readonly dirty: boolean }) {
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

function Canopy({ x, frame }: { readonly x: number; readonly frame: Tone }) {
  return (
    <>
      <path {...shadow} d={`M${x},448h196v34l-22,16h-174Z`} />
      <path fill={tone(frame)} d={rect(x, 424, 196, 24)} />
      <path fill={darker(frame, 0.25)} d={rect(x, 440, 196, 8)} />
      <path fill={tone('slate')} d={rect(x - 4, 418, 204, 8)} />
    </>
  );
}

function DownPipe({ x, dirty }: { readonly x: number; readonly dirty: boolean }) {
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

function Dirt() {
  return (
    <>
      <Soot x={0} y={eaves + 14} width={1200} height={74} seed={3} />
      {[70, 420, 730, 1080].map((x, index) => (
        <Soot key={x} x={x - 8} y={394} width={index === 2 ? 226 : 266} height={92} seed={index + 9} />
      ))}
      <Algae x={0} y={ground} width={345} height={190} seed={5} lean={1} />
      <Algae x={361} y={ground} width={420} height={250} seed={11} lean={-1} />
      <Algae x={940} y={ground} width={140} height={200} seed={21} />
      <Algae x={240} y={560} width={110} height={330} seed={31} lean={1} />
      <path
        fill={tone('algae')}
        opacity={0.45}
        d={rect(361, eaves + 40, 26, 380) + rect(329, eaves + 60, 16, 340)}
      />
      <Spots
        x={250}
        y={200}
        width={160}
        height={300}
        count={26}
        size={24}
        seed={7}
        fill={tone('algae')}
        opacity={0.35}
      />
      <Spots
        x={950}
        y={240}
        width={110}
        height={380}
        count={22}
        size={22}
        seed={8}
        fill={tone('algae')}
        opacity={0.3}
      />
      <Moss x={0} y={14} width={1200} height={76} count={46} size={30} seed={12} />
      <Spots x={420} y={464} width={300} height={10} count={8} size={12} seed={15} fill={tone('bare-wood')} />
    </>
  );
}

/** Pavement, a hedge before the window, and pots by the door; the same before and after. */
function Garden() {
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
      <PottedPlant x={744} y={ground + 30} seed={3} />
      <PottedPlant x={984} y={ground + 36} size={1.15} seed={5} />
    </>
  );
}

export const facadeDirty = view(() => <Facade dirty />);
export const facadeClean = view(() => <Facade dirty={false} />);
