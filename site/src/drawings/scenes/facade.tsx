import { view } from './scene.ts';
import { BrickWall, Lintel } from './parts/brick-wall.tsx';
import { Casement } from './parts/casement.tsx';
import { Dirt, Flakes } from './parts/facade-dirt.tsx';
import { FrontDoor } from './parts/front-door.tsx';
import { Pantiles } from './parts/pantiles.tsx';
import { Canopy, DownPipe, Garden, Gutter, eaves, ground } from './parts/row-house.tsx';
import { type Tone, lighter, mix, tone } from './parts/tones.ts';

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
      {dirty && <Dirt />}
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
      {dirty && <Flakes />}
      <Canopy x={762} frame={frame} />
      <Canopy x={1062} frame={frame} />
      <DownPipe x={345} dirty={dirty} />
      <DownPipe x={1012} dirty={dirty} />
      <Garden />
    </>
  );
}

export const facadeDirty = view(() => <Facade dirty />);
export const facadeClean = view(() => <Facade dirty={false} />);
