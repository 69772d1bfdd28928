import { view } from './scene.ts';
import { cluster, polygon, rect } from './parts/outlines.ts';
import { times } from './parts/scatter.ts';
import { Machine, Sprayer } from './parts/sprayer.tsx';
import { darker, lighter, mix, shadow, tone } from './parts/tones.ts';

const floor = 650;

/** A new room: bare plaster on the right turns white from the left, behind a fan of latex. */
function Spraying() {
  return (
    <>
      <path fill={mix('bridge-grey', 'sandstone', 0.45)} d="M0,0H1200V800H0Z" />
      <path
        fill={mix('bridge-grey', 'sandstone', 0.25)}
        d={rect(900, 90, 2, 560) + rect(1090, 90, 2, 560) + rect(690, 360, 510, 2)}
      />
      <path
        fill={mix('bridge-grey', 'sandstone', 0.7)}
        d={cluster(1000, 360, 380, 480, { count: 34, from: 5, to: 10, seed: 4 })}
      />
      <path
        fill={tone('broken-white')}
        d="M0,0H610Q690,60 660,120T712,226 676,330 730,430 690,520 706,650H0Z"
      />
      <path
        fill={tone('broken-white')}
        opacity={0.5}
        d="M600,0H690Q760,80 726,160T790,280 742,400 800,500 752,650H600Z"
      />
      <path
        fill={mix('broken-white', 'sandstone', 0.3)}
        d={polygon([
          [0, 0],
          [150, 90],
          [150, floor],
          [0, 790],
        ])}
      />
      <path
        fill={lighter('bridge-grey', 0.55)}
        d={polygon([
          [0, 0],
          [1200, 0],
          [1200, 90],
          [150, 90],
        ])}
      />
      <path {...shadow} opacity={0.1} d={rect(150, 90, 1050, 14)} />
      <MaskedWindow />
      <Floor />
      <Mist />
      <Machine />
      <Sprayer />
    </>
  );
}

/** A window behind film, taped all round. */
function MaskedWindow() {
  return (
    <g transform="translate(206,170)">
      <path {...shadow} d={rect(0, 320, 250, 14)} />
      <path fill={tone('bridge-grey')} d={rect(0, 0, 240, 320)} />
      <path fill={lighter('air', 0.2)} d={rect(14, 14, 100, 292) + rect(126, 14, 100, 292)} />
      <path
        fill={mix('stand-green', 'air', 0.45)}
        d={
          cluster(70, 270, 90, 90, { count: 18, from: 10, to: 20, seed: 2 }) +
          cluster(176, 280, 90, 70, { count: 16, from: 10, to: 18, seed: 3 })
        }
      />
      <path fill={tone('broken-white')} opacity={0.6} d={rect(0, 0, 240, 320)} />
      <path
        fill="none"
        stroke={tone('broken-white')}
        strokeWidth={4}
        d="M20,30L90,140 40,260M200,20L150,120 214,230 170,300M110,0L130,90"
      />
      <path
        fill={tone('tape')}
        d={`${rect(-10, -10, 260, 20)}${rect(-10, 310, 260, 20)}${rect(-10, -10, 20, 340)}${rect(230, -10, 20, 340)}`}
      />
      <path
        fill={darker('tape', 0.12)}
        d={rect(-10, 6, 260, 4) + rect(-10, 326, 260, 4) + rect(246, -10, 4, 340)}
      />
    </g>
  );
}

/** Cardboard all over, taped to the skirting. */
function Floor() {
  const seams = times(6, (index) => `M${250 + index * 160},${floor}L${index * 272 - 5},800`);
  return (
    <>
      <path fill={mix('sandstone', 'bentheim', 0.35)} d={`M150,${floor}H1200V800H0V790Z`} />
      <path
        fill={lighter('sandstone', 0.35)}
        opacity={0.55}
        d={polygon([
          [240, floor],
          [500, floor],
          [600, 800],
          [180, 800],
        ])}
      />
      <path stroke={mix('bare-wood', 'brick', 0.25)} strokeWidth={2.5} d={seams.join('')} />
      <path fill={tone('tape')} d={`M150,${floor - 6}H1200V${floor + 8}H150L0,800V784Z`} />
      <path
        fill={tone('broken-white')}
        opacity={0.8}
        d={cluster(560, 720, 420, 90, { count: 40, from: 2, to: 6, seed: 8 })}
      />
    </>
  );
}

function Mist() {
  return (
    <g fill={tone('broken-white')}>
      <path
        opacity={0.35}
        d={polygon([
          [846, 352],
          [700, 210],
          [640, 360],
          [690, 500],
        ])}
      />
      <path
        opacity={0.6}
        d={polygon([
          [846, 352],
          [726, 270],
          [690, 360],
          [720, 440],
        ])}
      />
      <path opacity={0.9} d={cluster(690, 355, 130, 280, { count: 60, from: 2, to: 7, seed: 6 })} />
      <path d={cluster(770, 354, 110, 110, { count: 30, from: 1.5, to: 4, seed: 7 })} />
    </g>
  );
}

export const spraying = view(Spraying);
