import { Face, Shoulders } from './parts/face.tsx';
import { LitWall } from './parts/lit-wall.tsx';
import { disc, rect } from './parts/outlines.ts';
import { times } from './parts/scatter.ts';
import { portrait } from './scene.ts';
import { darker, lighter, mix, shadow, tone, type Tone } from './parts/tones.ts';

/** Who plans the days: a telephone at the ear and the weeks on the wall. */
function Projectcoordinatie() {
  const hair = mix('brick-deep', 'ink', 0.45);
  const skin: readonly [Tone, number] = ['brick-deep', 0.3];
  return (
    <>
      <LitWall paint="stand-green" share={0.55} />
      <Planner />
      <g transform="translate(400,450)scale(1.12)">
        <Shoulders cloth={tone('bentheim')} fold={darker('bentheim', 0.22)}>
          <path fill={tone('oxblood')} d="M-56 168Q0 214 56 168L74 186Q40 250 0 252T-74 186Z" />
          <path fill={darker('bentheim', 0.15)} d="M-4 252H4V620H-4Z" />
          <path fill={tone('broken-white')} d={disc(0, 310, 8) + disc(0, 390, 8) + disc(0, 470, 8)} />
        </Shoulders>
        <Face
          complexion={skin}
          brows={hair}
          behind={
            <path
              fill={hair}
              d={`M-118 120Q-150-60-96-130T20-186 118-110 130 130Q90 160 70 130H-70Q-90 160-118 120Z${disc(10, -196, 52)}`}
            />
          }
        >
          <path
            fill={hair}
            d="M-96 20Q-104-60-70-100 10-96 50-136 88-100 96 16 122-60 100-124 60-182 0-178T-100-120Q-120-60-96 20Z"
          />
          <path fill={lighter('brick-deep', 0.1)} d="M-70-100Q10-96 50-136 30-152 0-154-50-150-70-100Z" />
          <path fill={tone('bentheim')} d={disc(-98, 40, 9) + disc(98, 40, 9)} />
        </Face>
        <g transform="translate(-136,60)rotate(8)">
          <path fill={tone('ink')} d="M10-84H40Q48-84 48-76V60Q48 68 40 68H10Q2 68 2 60V-76Q2-84 10-84Z" />
          <path
            fill={mix('skin', ...skin)}
            d="M-16 30Q-24-10 0-20L44-16Q56-8 44 0 56 8 44 18 54 26 42 36 48 50 26 54L20 96-34 84Z"
          />
        </g>
        <path fill={tone('bentheim')} d="M-176 130L-98 152Q-120 300-150 420L-240 420Q-220 260-176 130Z" />
        <path
          fill={darker('bentheim', 0.22)}
          d="M-178 134-98 152-104 172-184 152ZM-126 260Q-136 350-150 420H-166Z"
        />
      </g>
    </>
  );
}

function Planner() {
  const cells = times(20, (index) => [100 + (index % 5) * 122, 130 + Math.floor(index / 5) * 84] as const);
  const jobs: readonly (readonly [x: number, y: number, width: number, paint: Tone])[] = [
    [100, 150, 230, 'oxblood'],
    [466, 150, 108, 'bentheim'],
    [222, 234, 352, 'canal-green'],
    [100, 318, 108, 'bentheim'],
    [588, 234, 108, 'oxblood'],
    [344, 402, 230, 'bridge-grey'],
    [588, 318, 108, 'stand-green'],
  ];
  return (
    <>
      <path {...shadow} opacity={0.14} d={rect(90, 90, 640, 400)} />
      <path fill={tone('broken-white')} d={rect(80, 80, 640, 400)} />
      <path fill={tone('slate')} d={rect(80, 80, 640, 32)} />
      <path fill={lighter('sandstone', 0.4)} d={cells.map(([x, y]) => rect(x, y, 108, 70)).join('')} />
      {jobs.map(([x, y, width, paint]) => (
        <path key={`${x} ${y}`} fill={tone(paint)} d={rect(x, y + 14, width, 30)} />
      ))}
    </>
  );
}

export const projectcoordinatie = portrait(Projectcoordinatie);
