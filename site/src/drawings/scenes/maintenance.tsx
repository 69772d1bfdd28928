import { Spots } from './parts/ageing.tsx';
import { BrickWall, Lintel } from './parts/brick-wall.tsx';
import { Casement } from './parts/casement.tsx';
import { cluster, rect } from './parts/outlines.ts';
import { Brush, Ladder, Painter } from './parts/painter.tsx';
import { Pantiles } from './parts/pantiles.tsx';
import { Hedge, Tree } from './parts/plants.tsx';
import { Sky } from './parts/sky.tsx';
import { Tin } from './parts/tin.tsx';
import { view } from './scene.ts';
import { darker, lighter, mix, shadow, tone, type Tone } from './parts/tones.ts';

const ground = 730;
const wall = { x: 190, eaves: 210 };
const tones = [
  mix('brick', 'bentheim', 0.35),
  mix('brick', 'bentheim', 0.5),
  mix('brick', 'brick-deep', 0.2),
  lighter('brick', 0.25),
];
const mortar = mix('sandstone', 'brick', 0.2);

/** The side of a house in its yearly round: one frame done, one under the brush, one still to come. */
function Maintenance() {
  const windows: readonly (readonly [x: number, y: number, frame: Tone])[] = [
    [270, 286, 'broken-white'],
    [590, 286, 'broken-white'],
    [910, 286, 'weathered'],
    [270, 510, 'broken-white'],
    [910, 510, 'weathered'],
  ];
  return (
    <>
      <Sky
        height={ground}
        clouds={[
          [-60, 190, 260],
          [90, 110, 190],
        ]}
      />
      <path
        fill={mix('stand-green', 'air', 0.35)}
        d={cluster(100, 716, 400, 120, { count: 50, from: 14, to: 36, seed: 8 })}
      />
      <Tree x={70} y={ground} height={430} seed={6} />
      <path fill={mix('algae', 'stand-green', 0.4)} d={rect(0, ground - 6, 1200, 80)} />
      <BrickWall
        {...wall}
        y={wall.eaves}
        width={1010}
        height={ground - wall.eaves}
        tones={tones}
        mortar={mortar}
        seed={9}
      />
      <path {...shadow} d={rect(190, wall.eaves, 1010, 34)} />
      <Pantiles x={150} y={0} width={1050} height={170} paint="brick-deep" />
      <Eaves />
      {windows.map(([x, y, frame], index) => (
        <g key={`${x} ${y}`}>
          <Lintel x={x - 10} y={y - 26} width={220} height={26} tones={tones} mortar={mortar} />
          <Casement
            x={x}
            y={y}
            width={200}
            height={150}
            frame={frame}
            lights={[1, 1]}
            inside={index % 2 ? 'curtains' : 'plants'}
            sash={frame === 'weathered' ? 'bare-wood' : 'stand-green'}
          />
          {frame === 'weathered' && (
            <Spots
              x={x + 6}
              y={y + 134}
              width={180}
              height={10}
              count={12}
              size={16}
              seed={index}
              fill={mix('bare-wood', 'brick-deep', 0.4)}
            />
          )}
        </g>
      ))}
      <Lintel x={580} y={484} width={220} height={26} tones={tones} mortar={mortar} />
      <path fill={tone('broken-white')} d={rect(600, 510, 180, ground - 510)} />
      <path fill={tone('stand-green')} d={rect(616, 526, 148, ground - 526)} />
      <path fill={darker('stand-green', 0.28)} d={rect(634, 628, 112, 84)} />
      <path fill={tone('glass')} d={rect(634, 544, 112, 68)} />
      <path fill={tone('bentheim')} d={rect(744, 620, 8, 24)} />
      <Ground />
      <Ladder x={868} y={760} height={560} lean={-0.06} />
      <Painter x={856} y={620} size={0.86} reach="out" />
      <Brush x={992} y={336} size={0.72} turn={38} paint={tone('broken-white')} />
    </>
  );
}

/** A box gutter: painted as far as the ladder, bare beyond. */
function Eaves() {
  return (
    <>
      <path fill={tone('broken-white')} d={rect(150, 168, 640, 46)} />
      <path fill={tone('weathered')} d={rect(790, 168, 410, 46)} />
      <Spots
        x={800}
        y={176}
        width={400}
        height={30}
        count={22}
        size={24}
        seed={5}
        fill={mix('bare-wood', 'brick-deep', 0.3)}
      />
      <path {...shadow} d={rect(150, 202, 1050, 12)} />
      <path fill={tone('tape')} d={rect(782, 164, 14, 54)} />
    </>
  );
}

function Ground() {
  return (
    <>
      <path fill={lighter('bridge-grey', 0.3)} d={rect(0, 746, 1200, 54)} />
      <path
        fill={mix('bridge-grey', 'slate', 0.2)}
        d={rect(0, 772, 1200, 3) + rect(160, 746, 3, 26) + rect(380, 746, 3, 26) + rect(1060, 746, 3, 26)}
      />
      <Hedge x={200} y={756} width={330} height={74} seed={2} />
      <Hedge x={1010} y={756} width={230} height={78} seed={5} />
      <path fill={tone('sandstone')} d="M690,768L960,762 1010,792 650,796Z" />
      <Tin x={770} y={772} paint="broken-white" size={0.44} open />
      <Tin x={716} y={784} paint="stand-green" size={0.5} />
    </>
  );
}

export const maintenance = view(Maintenance);
