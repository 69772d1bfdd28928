import { Algae, Moss, Soot, Spots } from './parts/ageing.tsx';
import { BrickWall, Lintel } from './parts/brick-wall.tsx';
import { Casement } from './parts/casement.tsx';
import { FrontDoor } from './parts/front-door.tsx';
import { cluster, polygon, rect } from './parts/outlines.ts';
import { Crown, Hedge, PottedPlant, Tree } from './parts/plants.tsx';
import { Pantiles } from './parts/pantiles.tsx';
import { scatter, times } from './parts/scatter.ts';
import { Sky } from './parts/sky.tsx';
import { view } from './scene.ts';
import { darker, lighter, mix, shadow, tone, type Tone } from './parts/tones.ts';

const ground = 660;
const eaves = 430;
const bricks = [
  tone('brick'),
  mix('brick', 'brick-deep', 0.45),
  lighter('brick', 0.12),
  mix('brick', 'bentheim', 0.2),
];
const mortar = mix('sandstone', 'brick', 0.3);

/** A detached house among trees: boards, frames and gutter bare, then painted in white and green. */
function Leusden({ worn }: { readonly worn: boolean }) {
  const frame: Tone = worn ? 'weathered' : 'broken-white';
  const sash: Tone = worn ? 'bare-wood' : 'stand-green';
  const windows = { frame, sash, lights: [1, 1] } as const;
  return (
    <>
      <Sky
        height={ground}
        clouds={[
          [60, 140, 280],
          [700, 100, 300],
        ]}
      />
      <Woods />
      <BrickWall
        x={190}
        y={eaves}
        width={820}
        height={ground - eaves}
        tones={bricks}
        mortar={mortar}
        seed={14}
      />
      {worn && <Algae x={190} y={ground} width={820} height={90} seed={9} />}
      <Roof worn={worn} />
      <Gable worn={worn} />
      <Lintel x={250} y={470} width={220} height={24} tones={bricks} mortar={mortar} />
      <Casement {...windows} x={260} y={494} width={200} height={116} inside="plants" />
      <Casement {...windows} x={560} y={300} width={150} height={110} inside="curtains" />
      <Casement {...windows} x={550} y={494} width={170} height={116} lights={[1, 1]} inside="curtains" />
      <FrontDoor
        x={780}
        y={ground}
        width={130}
        height={196}
        frame={frame}
        door={worn ? 'bridge-grey' : 'stand-green'}
      />
      <path
        fill={tone(worn ? 'weathered' : 'broken-white')}
        d={polygon([
          [756, 458],
          [934, 458],
          [922, 440],
          [768, 440],
        ])}
      />
      <path {...shadow} d={rect(768, 458, 166, 12)} />
      {worn && <Decay />}
      <Garden />
    </>
  );
}

function Woods() {
  return (
    <>
      <path
        fill={mix('stand-green', 'air', 0.45)}
        d={cluster(600, 430, 1400, 240, { count: 150, from: 24, to: 60, seed: 5 })}
      />
      <path
        fill={mix('stand-green', 'air', 0.2)}
        d={cluster(600, 540, 1400, 160, { count: 130, from: 20, to: 46, seed: 6 })}
      />
      <path
        fill={mix('stand-green', 'canal-green', 0.5)}
        d={cluster(600, 610, 1300, 90, { count: 150, from: 16, to: 38, seed: 8 }) + rect(0, 610, 1200, 60)}
      />
      <Tree x={110} y={ground + 10} height={560} seed={13} />
      <Tree x={1100} y={ground + 10} height={620} seed={17} />
    </>
  );
}

function Roof({ worn }: { readonly worn: boolean }) {
  const board: Tone = worn ? 'weathered' : 'broken-white';
  return (
    <>
      <clipPath id="roof">
        <path d="M140,430L290,190H910L1060,430Z" />
      </clipPath>
      <g clipPath="url(#roof)">
        <Pantiles x={130} y={180} width={950} height={250} paint="brick-deep" />
        {worn && <Moss x={180} y={230} width={820} height={180} count={40} size={28} seed={4} />}
      </g>
      <path fill={tone('brick')} d={rect(850, 130, 56, 100)} />
      <path fill={darker('brick', 0.3)} d={rect(886, 130, 20, 100) + rect(844, 122, 68, 12)} />
      <path fill={tone(board)} d={rect(140, 424, 920, 22)} />
      <path fill={lighter('bridge-grey', worn ? 0 : 0.25)} d={rect(132, 414, 936, 14)} />
      <path {...shadow} d={rect(190, 446, 820, 18)} />
    </>
  );
}

/** A gable above the middle, with boards. */
function Gable({ worn }: { readonly worn: boolean }) {
  const boards: Tone = worn ? 'bare-wood' : 'stand-green';
  const edge: Tone = worn ? 'weathered' : 'broken-white';
  const grooves = times(9, (index) => rect(480, 250 + index * 20, 310, 3));
  return (
    <>
      <clipPath id="boards">
        <path d="M500,424V290L635,176 770,290V424Z" />
      </clipPath>
      <path {...shadow} d="M510,424V290L655,190 806,316 800,424Z" />
      <g clipPath="url(#boards)">
        <path fill={tone(boards)} d={rect(480, 170, 310, 260)} />
        <path fill={darker(boards, 0.3)} d={grooves.join('')} />
        {worn && (
          <Spots
            x={500}
            y={190}
            width={270}
            height={230}
            count={50}
            size={26}
            seed={3}
            fill={mix('bridge-grey', 'broken-white', 0.25)}
          />
        )}
      </g>
      <path fill={tone(edge)} d="M476,318L635,172 794,318V288L635,142 476,288Z" />
      <path fill={darker(edge, 0.25)} d="M635,142L794,288V318L788,312V292L635,150Z" />
    </>
  );
}

function Decay() {
  const bare = mix('bare-wood', 'brick-deep', 0.45);
  return (
    <>
      <Spots x={150} y={428} width={900} height={14} count={44} size={20} seed={5} fill={bare} />
      <Spots x={262} y={592} width={196} height={16} count={14} size={16} seed={6} fill={bare} />
      <Spots x={552} y={592} width={166} height={16} count={12} size={16} seed={7} fill={bare} />
      <Spots x={562} y={394} width={146} height={14} count={10} size={15} seed={8} fill={bare} />
      <Spots x={782} y={560} width={90} height={90} count={14} size={18} seed={9} fill={bare} />
      <Soot x={252} y={626} width={216} height={34} seed={3} />
      <Soot x={300} y={446} width={180} height={60} seed={4} />
    </>
  );
}

function Garden() {
  const chance = scatter(3);
  const tufts = times(60, () => {
    const x = Math.round(chance(0, 1200));
    const y = Math.round(chance(ground + 30, 790));
    return `M${x},${y}l4,-14l4,14l5,-10l3,10Z`;
  });
  return (
    <>
      <path fill={mix('algae', 'stand-green', 0.35)} d={rect(0, ground, 1200, 140)} />
      <path fill={mix('algae', 'stand-green', 0.65)} d={tufts.join('')} />
      <path {...shadow} d={`M180,${ground}H1030L1090,${ground + 26}H150Z`} />
      <path fill={lighter('sandstone', 0.2)} d={`M780,${ground + 10}H910L1010,800H640Z`} />
      <path
        fill={mix('sandstone', 'bridge-grey', 0.3)}
        d={`M764,${ground + 46}H928L932,${ground + 50}H760ZM730,${ground + 86}H956L960,${ground + 91}H726Z`}
      />
      <Hedge x={200} y={ground + 26} width={320} height={56} seed={8} />
      <PottedPlant x={752} y={ground + 26} size={0.95} seed={3} />
      <PottedPlant x={946} y={ground + 26} size={0.95} seed={5} />
      <Crown x={60} y={720} width={260} height={140} seed={31} />
      <Crown x={1150} y={730} width={220} height={130} seed={33} />
    </>
  );
}

export const leusdenBefore = view(() => <Leusden worn />);
export const leusdenAfter = view(() => <Leusden worn={false} />);
