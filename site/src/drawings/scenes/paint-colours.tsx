import { heritagePaints } from '@vakman/tokens/colours/heritage-paints';
import { Brush } from './parts/painter.tsx';
import { Tin } from './parts/tin.tsx';
import { polygon, rect } from './parts/outlines.ts';
import { scatter, times } from './parts/scatter.ts';
import { view } from './scene.ts';
import { darker, gleam, lighter, mix, shadow, tone } from './parts/tones.ts';

const bench = 560;

/** Tins, brushes and a fan of colours on a workbench, and the paints tried out on the wall behind. */
function PaintColours() {
  return (
    <>
      <path fill={lighter('sandstone', 0.45)} d="M0,0H1200V800H0Z" />
      <path
        fill={lighter('sandstone', 0.62)}
        d={polygon([
          [260, 0],
          [760, 0],
          [480, bench],
          [-20, bench],
        ])}
      />
      <Trials />
      <Bench />
      <Tin x={150} y={660} paint="stand-green" size={1.25} />
      <Tin x={342} y={690} paint="bentheim" size={1.05} open />
      <Tin x={1040} y={650} paint="oxblood" size={1.35} />
      <Tin x={1010} y={446} paint="bridge-grey" size={1.1} />
      <Tin x={900} y={700} paint="canal-green" size={0.95} open />
      <Fan x={640} y={740} />
      <Brush x={470} y={640} size={1.9} turn={62} paint={tone('bentheim')} />
      <Brush x={785} y={606} size={1.7} turn={-118} paint={tone('canal-green')} />
    </>
  );
}

/** One stripe of each paint, as wide as the brush that tried it. */
function Trials() {
  return heritagePaints.map(({ paint }, index) => {
    const chance = scatter(index + 2);
    const x = 92 + index * 150;
    const end = 330 + (index % 3) * 34;
    const bristles = times(9, (hair) => `L${x + 106 - hair * 13},${Math.round(end + chance(-16, 18))}`).join(
      '',
    );
    return (
      <g key={paint}>
        <path {...shadow} opacity={0.1} d={`M${x + 6},82H${x + 118}V${end - 10}H${x + 6}Z`} />
        <path fill={tone(paint)} d={`M${x - 4},84L${x + 110},76V${end}${bristles}L${x},${end - 8}Z`} />
        <path
          fill={lighter(paint, 0.16)}
          d={times(4, (line) => rect(x + 12 + line * 26, 86 + line * 3, 5, end - 130 + chance(-30, 30))).join(
            '',
          )}
        />
        <path
          fill={darker(paint, 0.14)}
          d={times(3, (line) => rect(x + 24 + line * 27, 90, 4, end - 120 + chance(-40, 20))).join('')}
        />
      </g>
    );
  });
}

function Bench() {
  return (
    <>
      <path {...shadow} opacity={0.14} d={rect(0, bench - 26, 1200, 26)} />
      <path fill={mix('bentheim', 'bare-wood', 0.5)} d={rect(0, bench, 1200, 240)} />
      <path fill={lighter('bentheim', 0.35)} opacity={0.5} d={rect(0, bench, 1200, 8)} />
      <path
        fill={mix('bare-wood', 'brick', 0.35)}
        opacity={0.55}
        d={
          rect(0, 628, 1200, 3) +
          rect(0, 704, 1200, 3) +
          rect(0, 784, 1200, 16) +
          rect(300, 631, 3, 73) +
          rect(820, 707, 3, 77)
        }
      />
      <path
        fill="none"
        stroke={mix('bare-wood', 'brick', 0.4)}
        opacity={0.45}
        strokeWidth={2.5}
        d="M20,600q140,-14 300,2t340,-6M560,660q160,16 330,0t300,4M30,744q200,-16 420,4t380,-4"
      />
      <path fill={tone('oxblood')} d="M560,600q8,-10 26,-6t16,12 -20,10 -22,-16ZM606,618q6,-4 10,2t-8,6Z" />
    </>
  );
}

/** A fan of colour chips, spread from the rivet that holds them. */
function Fan({ x, y }: { readonly x: number; readonly y: number }) {
  return (
    <g transform={`translate(${x},${y})`}>
      {heritagePaints.map(({ paint }, index) => (
        <g key={paint} transform={`rotate(${-54 + index * 18})`}>
          <path {...shadow} d={rect(-24, -206, 66, 220)} />
          <path fill={tone('broken-white')} d={rect(-32, -210, 64, 222)} />
          <path fill={tone(paint)} d={rect(-27, -205, 54, 60)} />
          <path fill={lighter(paint, 0.3)} d={rect(-27, -142, 54, 42)} />
          <path fill={lighter(paint, 0.58)} d={rect(-27, -97, 54, 42)} />
        </g>
      ))}
      <path {...gleam} opacity={1} fill={tone('slate')} d="M-8,-2a8,8 0 1 1 16,0a8,8 0 1 1 -16,0Z" />
    </g>
  );
}

export const paintColours = view(PaintColours);
