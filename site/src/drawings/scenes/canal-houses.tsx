import { House, HouseParts, type HouseProps } from '../house.tsx';
import { bellHouse, brickHouse, greenHouse, greyHouse, neckHouse, paleHouse, warehouse } from '../houses.ts';
import { Bicycle } from './parts/bicycle.tsx';
import { polygon, rect } from './parts/outlines.ts';
import { Tree } from './parts/plants.tsx';
import { scatter, times } from './parts/scatter.ts';
import { Sky } from './parts/sky.tsx';
import { view } from './scene.ts';
import { darker, gleam, lighter, mix, shadow, tone } from './parts/tones.ts';

const quay = 560;
const water = 604;
const row: readonly HouseProps[] = [
  brickHouse,
  bellHouse,
  greenHouse,
  greyHouse,
  neckHouse,
  paleHouse,
  warehouse,
];

/** A canal in the colours that its houses have had for three hundred years. */
function CanalHouses() {
  return (
    <>
      <HouseParts />
      <Sky
        height={quay}
        clouds={[
          [40, 150, 330],
          [520, 96, 260],
          [830, 190, 380],
        ]}
      />
      <g id="row">
        <Row />
      </g>
      <path fill={mix('glass', 'stand-green', 0.35)} d={rect(0, water, 1200, 800 - water)} />
      <svg y={water} width={1200} height={196} viewBox="0 0 1200 196">
        <use href="#row" opacity={0.42} transform={`translate(0,${quay * 0.52})scale(1,-.52)`} />
        <path fill={tone('glass')} opacity={0.25} d={rect(0, 0, 1200, 196)} />
        <Ripples />
      </svg>
      <Quay />
      <Boat />
      <Tree x={168} y={quay + 6} height={250} seed={4} />
      <Tree x={742} y={quay + 6} height={290} seed={9} />
      <Bicycle x={500} y={quay + 10} size={0.52} paint="oxblood" />
      <Bicycle x={572} y={quay + 10} size={0.52} />
      <Bicycle x={1020} y={quay + 10} size={0.52} paint="stand-green" />
      <Lantern x={385} />
      <Lantern x={905} />
    </>
  );
}

function Row() {
  return row.map((house, index) => {
    const x = row.slice(0, index).reduce((sum, { width }) => sum + width, 7);
    return (
      <g key={house.wall + house.width} transform={`translate(${x},${quay - 6})`}>
        <House {...house} />
        <path
          {...shadow}
          d={polygon([
            [0, 0],
            [0, -house.eaves],
            [16, -house.eaves + 26],
            [16, 0],
          ])}
        />
        <path {...gleam} opacity={0.16} d={rect(house.width - 9, -house.eaves, 9, house.eaves)} />
      </g>
    );
  });
}

function Quay() {
  const joints = times(24, (index) => rect(index * 52 + 10, quay + 18, 3, 22));
  return (
    <>
      <path fill={lighter('bridge-grey', 0.25)} d={rect(0, quay - 8, 1200, 18)} />
      <path fill={mix('brick-deep', 'slate', 0.35)} d={rect(0, quay + 10, 1200, water - quay - 4)} />
      <path fill={tone('sandstone')} d={rect(0, quay + 8, 1200, 12)} />
      <path {...shadow} d={rect(0, quay + 20, 1200, 10) + joints.join('')} />
      <path fill={tone('algae')} opacity={0.5} d={rect(0, water - 8, 1200, 14)} />
    </>
  );
}

function Ripples() {
  const chance = scatter(8);
  const line = (from: number, to: number) =>
    times(46, () => {
      const y = chance(from, to);
      return `M${Math.round(chance(-40, 1180))},${Math.round(y)}h${Math.round(chance(30, 60 + y))}`;
    }).join('');
  return (
    <g fill="none" strokeLinecap="round">
      <path stroke={lighter('air', 0.3)} strokeWidth={2.5} opacity={0.5} d={line(8, 190)} />
      <path stroke={darker('glass', 0.4)} strokeWidth={4} opacity={0.35} d={line(14, 190)} />
    </g>
  );
}

function Boat() {
  return (
    <g transform="translate(600,716)">
      <path {...shadow} d="M-190 14H220L190 30H-160Z" />
      <path fill={tone('canal-green')} d="M-210-34Q-206 14-160 18H160Q214 14 232-44L180-30H-150Z" />
      <path fill={tone('broken-white')} d="M-212-40 -150-28H180L234-50V-42L182-22H-152L-210-32Z" />
      <path fill={tone('bentheim')} d="M-205-4Q-200 6-194 10H196Q206 4 212-4Z" />
      <path fill={tone('oxblood')} d="M-96-30V-78H70L92-30Z" />
      <path fill={tone('sandstone')} d="M-104-84H76L80-76H-104Z" />
      <path fill={tone('glass')} d="M-82-68H-46V-44H-82ZM-32-68H4V-44H-32ZM18-68H54L64-44H18Z" />
      <path fill={tone('skin')} d="M126-66a11 11 0 1 1 22 0a11 11 0 1 1-22 0Z" />
      <path fill={tone('bentheim')} d="M118-24Q118-54 137-54T156-24Z" />
      <path fill={tone('slate')} d="M124-70Q137-90 150-70Z" />
    </g>
  );
}

function Lantern({ x }: { readonly x: number }) {
  return (
    <g transform={`translate(${x},${quay + 8})`}>
      <path fill={lighter('bentheim', 0.4)} d="M-14-150H14L10-118H-10Z" />
      <path
        fill={tone('canal-green')}
        d="M-7 0V-8H-3V-112H-12V-118H12V-112H3V-8H7V0ZM-18-150H18L9-162H-9ZM-2-172H2V-162H-2ZM-1.500-150H1.500V-118H-1.500Z"
      />
    </g>
  );
}

export const canalHouses = view(CanalHouses);
