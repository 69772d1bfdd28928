import { BrickWall } from './parts/brick-wall.tsx';
import { Bicycle } from './parts/bicycle.tsx';
import { drip, growth, rect } from './parts/outlines.ts';
import { Crown, Tree } from './parts/plants.tsx';
import { Sky } from './parts/sky.tsx';
import { view } from './scene.ts';
import { darker, gleam, lighter, mix, shadow, tone } from './parts/tones.ts';

const wall = { y: 150, base: 690 };

/** A wall by the street, sprayed over, and the same bricks without it. */
function Graffiti({ sprayed }: { readonly sprayed: boolean }) {
  return (
    <>
      <Sky
        height={300}
        clouds={[
          [80, 110, 260],
          [760, 90, 330],
        ]}
      />
      <Tree x={980} y={400} height={480} seed={12} />
      <Tree x={330} y={400} height={430} seed={5} />
      <BrickWall
        x={0}
        y={wall.y}
        width={1200}
        height={wall.base - wall.y}
        brick={[58, 20]}
        joint={2.6}
        seed={21}
        tones={[
          mix('brick', 'bentheim', 0.3),
          mix('brick', 'bentheim', 0.42),
          mix('brick', 'brick-deep', 0.2),
          lighter('brick', 0.22),
        ]}
        mortar={mix('sandstone', 'brick', 0.25)}
      />
      <path fill={tone('sandstone')} d={rect(0, wall.y - 22, 1200, 26)} />
      <path fill={darker('sandstone', 0.25)} d={rect(0, wall.y - 4, 1200, 8)} />
      <path {...shadow} d={rect(0, wall.y + 4, 1200, 20)} />
      <path fill={tone('brick-deep')} d={rect(0, wall.base - 54, 1200, 54)} />
      <path {...gleam} opacity={0.12} d="M180,174H420L180,636H0V560Z" />
      {sprayed && <Paint />}
      <Street />
    </>
  );
}

/** Loops, a crown and an arrow: what is sprayed by night, without a word in it. */
function Paint() {
  const colours = [tone('stand-green'), tone('bentheim'), tone('oxblood')];
  const loops =
    'M250,560Q190,330 320,300T380,470Q330,580 270,520T400,320Q470,270 500,360T450,560Q560,590 560,420T660,310Q740,320 700,440T600,560Q700,610 780,500T860,310Q930,330 880,460T820,570Q920,600 990,500';
  return (
    <>
      <path
        fill={tone('air')}
        stroke={tone('ink')}
        strokeWidth={12}
        d="M190,420Q180,280 330,250T620,240 880,250 1040,420 990,600 640,630 300,620 190,420Z"
      />
      <g fill="none" strokeLinecap="round" strokeLinejoin="round">
        <path stroke={tone('ink')} strokeWidth={56} d={loops} />
        <path stroke={colours[2]} strokeWidth={38} d={loops} />
        <path stroke={colours[1]} strokeWidth={12} opacity={0.9} d={loops} transform="translate(-5,-7)" />
        <path
          stroke={tone('ink')}
          strokeWidth={13}
          d="M1020,360Q1110,330 1130,240M1086,262 1132,230 1160,282M60,300 78,220 112,270 140,206 168,268 200,216 206,296Z"
        />
        <path
          stroke={colours[0]}
          strokeWidth={11}
          d="M70,420Q40,520 110,540T130,440 70,430 60,560M1060,560Q1090,480 1150,520T1100,600 1050,570"
        />
        <path
          stroke={tone('broken-white')}
          strokeWidth={6}
          d="M300,330q-30,40 -24,90M520,320q26,20 16,70M720,330q20,26 8,70"
        />
      </g>
      <path
        fill={colours[2]}
        d={drip(300, 560, 40, 90, 3) + drip(640, 580, 44, 70, 4) + drip(470, 570, 30, 84, 6)}
      />
      <path fill={tone('ink')} d={drip(84, 296, 18, 90, 5) + drip(1116, 276, 14, 110, 7)} />
    </>
  );
}

function Street() {
  return (
    <>
      <path fill={mix('stand-green', 'algae', 0.5)} d={growth(0, wall.base + 8, 1200, 30, 4)} />
      <path fill={lighter('bridge-grey', 0.32)} d={rect(0, wall.base + 4, 1200, 70)} />
      <path
        fill={mix('bridge-grey', 'slate', 0.15)}
        d={
          rect(0, wall.base + 38, 1200, 3) +
          rect(150, wall.base + 4, 3, 34) +
          rect(450, wall.base + 4, 3, 34) +
          rect(750, wall.base + 4, 3, 34) +
          rect(1050, wall.base + 4, 3, 34)
        }
      />
      <path fill={lighter('bridge-grey', 0.55)} d={rect(0, wall.base + 74, 1200, 14)} />
      <path fill={tone('slate')} d={rect(0, wall.base + 88, 1200, 40)} />
      <Bicycle x={640} y={wall.base + 60} size={1.15} paint="canal-green" />
      <path fill={tone('brick')} d="M930,640H1130V748H940Z" />
      <path fill={darker('brick', 0.3)} d="M1080,640H1130V748H1080ZM922,632H1138V648H922Z" />
      <Crown x={1030} y={604} width={200} height={110} seed={4} />
    </>
  );
}

export const graffitiBefore = view(() => <Graffiti sprayed />);
export const graffitiAfter = view(() => <Graffiti sprayed={false} />);
