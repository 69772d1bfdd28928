import { view } from './scene.ts';
import { Algae, Soot, Spots } from './parts/ageing.tsx';
import { Balcony } from './parts/balcony.tsx';
import { BrickWall } from './parts/brick-wall.tsx';
import { Casement } from './parts/casement.tsx';
import { FrontDoor } from './parts/front-door.tsx';
import { cluster, rect } from './parts/outlines.ts';
import { Hedge, Tree } from './parts/plants.tsx';
import { times } from './parts/scatter.ts';
import { Sky } from './parts/sky.tsx';
import { type Tone, gleam, lighter, mix, shadow, tone } from './parts/tones.ts';

const ground = 724;
const storey = 150;
const top = 90;
const bricks = [
  mix('bentheim', 'brick', 0.35),
  mix('bentheim', 'brick', 0.5),
  mix('bentheim', 'sandstone', 0.3),
  mix('brick', 'bentheim', 0.25),
];
/** What twenty years and four owners left: no two frames alike. */
const faded: readonly Tone[] = [
  'weathered',
  'bare-wood',
  'bridge-grey',
  'sandstone',
  'weathered',
  'slate',
  'bare-wood',
];

/** A building with flats above offices: frames faded in many colours, then all in one. */
function Almere({ worn }: { readonly worn: boolean }) {
  const paint = (index: number): Tone =>
    worn ? (faded[(index * 5) % faded.length] ?? 'weathered') : 'canal-green';
  return (
    <>
      <Sky
        height={ground}
        clouds={[
          [-60, 130, 260],
          [880, 110, 320],
        ]}
      />
      <path
        fill={mix('stand-green', 'air', 0.35)}
        d={cluster(600, 700, 1300, 120, { count: 120, from: 14, to: 36, seed: 8 })}
      />
      <Tree x={70} y={ground} height={460} seed={5} />
      <path {...shadow} d={rect(1060, top + 20, 20, ground - top - 20)} />
      <BrickWall
        x={150}
        y={top}
        width={910}
        height={ground - top}
        tones={bricks}
        mortar={mix('sandstone', 'bridge-grey', 0.2)}
        seed={44}
      />
      <path
        fill={lighter('sandstone', 0.3)}
        d={times(3, (floor) => rect(150, top + 36 + (floor + 1) * storey, 910, 12)).join('')}
      />
      <path
        {...shadow}
        d={times(3, (floor) => rect(150, top + 48 + (floor + 1) * storey, 910, 8)).join('')}
      />
      {worn && <Algae x={150} y={ground} width={910} height={110} seed={3} lean={-1} />}
      {worn && <Soot x={150} y={top + 20} width={910} height={60} seed={8} />}
      <path fill={tone(worn ? 'weathered' : 'broken-white')} d={rect(138, top - 20, 934, 34)} />
      <path {...shadow} d={rect(138, top + 8, 934, 18)} />
      {times(3, (floor) => (
        <Floor key={floor} floor={floor} worn={worn} paint={paint} />
      ))}
      <GroundFloor worn={worn} paint={paint} />
      <Street />
    </>
  );
}

interface FloorProps {
  readonly worn: boolean;
  readonly paint: (index: number) => Tone;
}

function Floor({ floor, worn, paint }: FloorProps & { readonly floor: number }) {
  const y = top + 44 + floor * storey;
  return (
    <>
      {[190, 860].map((x, side) => {
        const index = floor * 4 + side * 3;
        return (
          <g key={x}>
            <Casement
              x={x}
              y={y}
              width={160}
              height={96}
              frame={paint(index)}
              lights={[1, 1]}
              bar={9}
              inside={index % 2 ? 'curtains' : 'blind'}
            />
            {worn && (
              <Spots
                x={x + 4}
                y={y + 82}
                width={148}
                height={10}
                count={10}
                size={14}
                seed={index + 2}
                fill={mix('brick-deep', 'bare-wood', 0.5)}
              />
            )}
          </g>
        );
      })}
      {[400, 630].map((x, side) => (
        <Balcony
          key={x}
          x={x}
          y={y}
          frame={paint(floor * 4 + side + 1)}
          rail={worn ? 'bare-wood' : 'canal-green'}
          plants={side !== floor % 2}
        />
      ))}
    </>
  );
}

function GroundFloor({ worn, paint }: FloorProps) {
  const y = top + 50 + 3 * storey;
  return (
    <>
      {[190, 760].map((x, side) => (
        <Casement
          key={x}
          x={x}
          y={y}
          width={260}
          height={100}
          frame={paint(side + 13)}
          lights={[1, 1, 1]}
          bar={9}
          inside={side ? 'plants' : 'blind'}
        />
      ))}
      <FrontDoor
        x={534}
        y={ground}
        width={140}
        height={134}
        frame={worn ? 'weathered' : 'broken-white'}
        door={worn ? 'bridge-grey' : 'canal-green'}
      />
      <path fill={tone(worn ? 'bare-wood' : 'canal-green')} d={rect(500, ground - 158, 210, 20)} />
      <path {...shadow} d={rect(506, ground - 138, 210, 12)} />
    </>
  );
}

function Street() {
  return (
    <>
      <path fill={lighter('bridge-grey', 0.35)} d={rect(0, ground, 1200, 76)} />
      <path
        fill={mix('bridge-grey', 'slate', 0.15)}
        d={
          rect(0, ground + 30, 1200, 3) + times(9, (index) => rect(60 + index * 140, ground, 3, 30)).join('')
        }
      />
      <path {...gleam} opacity={0.25} d={rect(0, ground + 33, 1200, 6)} />
      <Hedge x={176} y={ground + 22} width={296} height={48} seed={4} />
      <Hedge x={742} y={ground + 22} width={300} height={48} seed={9} />
      <Tree x={1136} y={ground + 20} height={540} seed={22} />
    </>
  );
}

export const almereBefore = view(() => <Almere worn />);
export const almereAfter = view(() => <Almere worn={false} />);
