import { BrickWall } from './parts/brick-wall.tsx';
import { Brush, Painter } from './parts/painter.tsx';
import { polygon, rect } from './parts/outlines.ts';
import { PottedPlant } from './parts/plants.tsx';
import { view } from './scene.ts';
import { darker, gleam, lighter, mix, shadow, tone } from './parts/tones.ts';

const bricks = [
  tone('brick'),
  lighter('brick', 0.1),
  mix('brick', 'brick-deep', 0.5),
  mix('brick', 'bentheim', 0.2),
];

/** A front door that turns canal green under the brush. */
function PainterAtWork() {
  return (
    <>
      <BrickWall
        x={0}
        y={0}
        width={1200}
        height={800}
        tones={bricks}
        mortar={mix('sandstone', 'brick', 0.3)}
        brick={[72, 24]}
        joint={3.2}
        seed={12}
      />
      <path fill={tone('sandstone')} d={rect(0, 130, 1200, 22) + rect(0, 480, 1200, 22)} />
      <path {...shadow} opacity={0.14} d={rect(0, 152, 1200, 8) + rect(0, 502, 1200, 8)} />
      <Door />
      <path fill={lighter('bridge-grey', 0.2)} d={rect(470, 764, 660, 36)} />
      <PottedPlant x={1130} y={790} size={1.9} seed={3} />
      <path
        {...shadow}
        opacity={0.16}
        transform="translate(40,10)"
        d="M260,260H470L640,300 660,330 470,360V800H240Z"
      />
      <Painter x={370} y={1000} size={2.05} reach="out" pot={false} />
      <Brush x={690} y={332} size={1.75} turn={54} />
    </>
  );
}

function Door() {
  const primer = mix('bridge-grey', 'sandstone', 0.45);
  return (
    <g>
      <path {...shadow} d={rect(520, 0, 30, 780)} />
      <path fill={tone('broken-white')} d={rect(548, 0, 560, 780)} />
      <path
        fill={mix('broken-white', 'bridge-grey', 0.4)}
        d={rect(548, 0, 14, 780) + rect(600, 40, 458, 14)}
      />
      <path fill={tone('glass')} d={rect(612, 0, 434, 54)} />
      <path {...gleam} opacity={0.18} d="M660,0H760L720,54H620ZM800,0H830L790,54H760Z" />
      <path fill={darker('broken-white', 0.4)} d={rect(600, 84, 458, 696)} />
      <path fill={primer} d={rect(612, 96, 434, 684)} />
      <path
        fill={tone('canal-green')}
        d="M612,96H1046V392Q1010,404 980,386T900,400 846,372 790,352 740,372 690,356 650,380 612,368Z"
      />
      <path
        fill={lighter('canal-green', 0.14)}
        d={rect(620, 96, 5, 268) + rect(660, 110, 4, 240) + rect(1020, 96, 5, 290)}
      />
      <Panel
        x={662}
        y={146}
        paint={darker('canal-green', 0.3)}
        edge={lighter('canal-green', 0.2)}
        tall={176}
      />
      <Panel
        x={846}
        y={146}
        paint={darker('canal-green', 0.3)}
        edge={lighter('canal-green', 0.2)}
        tall={196}
      />
      <Panel
        x={662}
        y={470}
        paint={mix('bridge-grey', 'slate', 0.35)}
        edge={lighter('bridge-grey', 0.5)}
        tall={250}
      />
      <Panel
        x={846}
        y={470}
        paint={mix('bridge-grey', 'slate', 0.35)}
        edge={lighter('bridge-grey', 0.5)}
        tall={250}
      />
      <path fill={tone('bentheim')} d="M1016,420a14,14 0 1 1 0.1,0ZM1008,430H1024V462H1008Z" />
      <path fill={darker('bentheim', 0.3)} d={rect(1013, 438, 6, 14)} />
      <path
        fill={tone('tape')}
        d={
          rect(596, 60, 18, 720) +
          polygon([
            [1044, 60],
            [1062, 60],
            [1062, 780],
            [1044, 780],
          ])
        }
      />
      <path {...shadow} opacity={0.16} d="M612,96H1046V120H636V780H612Z" />
    </g>
  );
}

function Panel({
  x,
  y,
  paint,
  edge,
  tall,
}: {
  readonly x: number;
  readonly y: number;
  readonly paint: string;
  readonly edge: string;
  readonly tall: number;
}) {
  return (
    <>
      <path fill={paint} d={rect(x, y, 148, tall)} />
      <path fill={edge} d={rect(x, y + tall - 4, 148, 4) + rect(x + 144, y, 4, tall)} />
      <path {...gleam} opacity={0.1} d={rect(x + 18, y + 18, 112, tall - 36)} />
    </>
  );
}

export const painterAtWork = view(PainterAtWork);
