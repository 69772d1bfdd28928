import { view } from './scene.ts';
import { Skyline, Terrace, horizon } from './parts/almere-town.tsx';
import { Turbine, Van } from './parts/distance.tsx';
import { cluster, polygon, rect } from './parts/outlines.ts';
import { Crown, Tree } from './parts/plants.tsx';
import { Sky } from './parts/sky.tsx';
import { type Tone, darker, lighter, mix, tone } from './parts/tones.ts';

/** The polder where we work: a town on the horizon, fields, water, and the van on the dike. */
function Neighbourhood() {
  return (
    <>
      <Sky
        height={horizon + 10}
        clouds={[
          [-40, 170, 420],
          [330, 96, 240],
          [560, 250, 300],
          [820, 150, 430],
        ]}
      />
      <Turbine x={96} y={horizon} height={170} turn={14} />
      <Turbine x={196} y={horizon} height={150} turn={52} />
      <Turbine x={286} y={horizon} height={134} turn={88} />
      <Skyline />
      <Fields />
      <Water />
      <Terrace />
      <Dike />
    </>
  );
}

/** Tulips in rows that run to the horizon. */
function Fields() {
  const meet = { x: 470, y: horizon };
  const paints: readonly Tone[] = [
    'oxblood',
    'bentheim',
    'stand-green',
    'broken-white',
    'oxblood',
    'stand-green',
    'bentheim',
    'broken-white',
    'stand-green',
    'oxblood',
    'bentheim',
    'stand-green',
  ];
  return (
    <>
      <path fill={mix('algae', 'bentheim', 0.2)} d={rect(0, horizon, 1200, 370)} />
      {paints.map((paint, index) => {
        const left = -560 + index * 108;
        return (
          <path
            key={left}
            fill={mix(paint, 'algae', 0.14)}
            d={polygon([
              [meet.x + (left - 470) * 0.04, meet.y + 4],
              [meet.x + (left - 404) * 0.04, meet.y + 4],
              [left + 84, 700],
              [left, 700],
            ])}
          />
        );
      })}
      <path
        fill={mix('algae', 'stand-green', 0.35)}
        d={polygon([
          [530, horizon + 2],
          [1200, horizon],
          [1200, 640],
          [1040, 640],
        ])}
      />
    </>
  );
}

function Water() {
  return (
    <>
      <path
        fill={mix('air', 'glass', 0.2)}
        d={polygon([
          [500, horizon + 4],
          [530, horizon + 4],
          [1010, 720],
          [700, 720],
        ])}
      />
      <path
        fill={lighter('air', 0.4)}
        d={
          polygon([
            [508, horizon + 10],
            [514, horizon + 10],
            [830, 720],
            [780, 720],
          ]) +
          rect(720, 640, 90, 4) +
          rect(800, 668, 110, 5) +
          rect(640, 560, 60, 3)
        }
      />
      <path fill={tone('broken-white')} d="M670,566V476L718,562ZM664,566V492L634,562Z" />
      <path fill={tone('oxblood')} d="M628,570H724Q716,588 702,588H644Q634,586 628,570Z" />
    </>
  );
}

function Dike() {
  return (
    <>
      <path fill={tone('stand-green')} d="M0,640Q500,612 1200,640V800H0Z" />
      <path fill={mix('stand-green', 'algae', 0.5)} d="M0,640Q500,612 1200,640V664Q600,636 0,664Z" />
      <path fill={mix('slate', 'bridge-grey', 0.4)} d="M0,706Q600,672 1200,706V770Q600,736 0,770Z" />
      <path
        fill="none"
        stroke={tone('broken-white')}
        strokeWidth={5}
        strokeDasharray="44 34"
        d="M0,738Q600,704 1200,738"
      />
      <path
        fill={darker('stand-green', 0.3)}
        d={cluster(600, 800, 1240, 30, { count: 120, from: 6, to: 16, seed: 15 })}
      />
      <Van x={420} y={740} size={0.92} />
      <Tree x={88} y={690} height={400} seed={3} />
      <Crown x={1140} y={690} width={170} height={120} seed={7} />
    </>
  );
}

export const neighbourhood = view(Neighbourhood);
