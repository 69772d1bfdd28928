import { BrickWall } from './parts/brick-wall.tsx';
import { blot, cluster, disc, drip } from './parts/outlines.ts';
import { scatter, times } from './parts/scatter.ts';
import { view } from './scene.ts';
import { darker, lighter, mix, shadow, tone } from './parts/tones.ts';

const seam = 560;

/** Brick close by, in the rain: what is not impregnated drinks it, what is lets it stand in beads. */
function Impregnation() {
  return (
    <>
      <BrickWall
        x={0}
        y={0}
        width={1200}
        height={800}
        brick={[300, 104]}
        joint={13}
        tones={[
          tone('brick'),
          lighter('brick', 0.1),
          mix('brick', 'brick-deep', 0.4),
          mix('brick', 'bentheim', 0.25),
        ]}
        mortar={mix('sandstone', 'brick', 0.2)}
        seed={3}
      />
      <Texture />
      <path
        fill={darker('brick-deep', 0.5)}
        opacity={0.5}
        d={`M0,0H${seam}Q500,120 ${seam + 6},230T${seam - 24},430 ${seam + 4},610 ${seam - 14},800H0Z`}
      />
      <path
        fill={tone('ink')}
        opacity={0.26}
        d={blot(170, 200, 420, 330, 7) + blot(400, 520, 330, 330, 8) + blot(90, 650, 340, 280, 9)}
      />
      <path fill={tone('ink')} opacity={0.2} d={drip(60, 104, 190, 280, 5) + drip(330, 416, 170, 260, 6)} />
      <path
        fill={tone('algae')}
        opacity={0.55}
        d={blot(60, 690, 240, 80, 11) + blot(330, 742, 300, 60, 12) + blot(470, 312, 130, 44, 13)}
      />
      <Beads />
      <Rain />
    </>
  );
}

/** The grains of the brick. */
function Texture() {
  const chance = scatter(17);
  const grains = (count: number) =>
    times(count, () => disc(chance(0, 1200), chance(0, 800), chance(1.5, 4.5))).join('');
  return (
    <>
      <path fill={tone('brick-deep')} opacity={0.45} d={grains(240)} />
      <path fill={lighter('brick', 0.4)} opacity={0.4} d={grains(180)} />
    </>
  );
}

function Beads() {
  const chance = scatter(29);
  return times(74, (index) => {
    const radius = index < 9 ? chance(26, 42) : index < 30 ? chance(13, 22) : chance(4, 9);
    const x = chance(seam + 36, 1180);
    const y = chance(20, 790);
    return (
      <g
        key={index}
        transform={`translate(${Math.round(x)},${Math.round(y)})scale(${(radius / 20).toFixed(2)})`}
      >
        <path {...shadow} opacity={0.35} d="M-18,6A20,19 0 0 0 24,8Q26,26 2,28T-18,6Z" />
        <path fill={mix('brick', 'air', 0.3)} d="M-20,0a20,19 0 1 1 40,0a20,22 0 1 1 -40,0Z" />
        <path fill={mix('air', 'brick', 0.2)} d="M-15,6Q-8,19 4,19T16,6Q10,13 2,13T-15,6Z" />
        <path
          fill={darker('brick-deep', 0.2)}
          opacity={0.7}
          d="M-16,-3Q-14,-15 0,-15T16,-3Q8,-10 0,-10T-16,-3Z"
        />
        <path
          fill={tone('broken-white')}
          d="M-11,-8a5,4 0 1 1 9,-2a5,4 0 1 1 -9,2ZM8,-9a2,2 0 1 1 4,0a2,2 0 1 1 -4,0Z"
        />
      </g>
    );
  });
}

/** Drops as they fall, and as they burst on the beads. */
function Rain() {
  const chance = scatter(41);
  const lines = times(34, () => {
    const x = Math.round(chance(0, 1240));
    const y = Math.round(chance(-20, 760));
    return `M${x},${y}l-12,${Math.round(chance(34, 70))}`;
  });
  return (
    <>
      <path
        fill="none"
        stroke={lighter('air', 0.5)}
        strokeWidth={4}
        strokeLinecap="round"
        opacity={0.6}
        d={lines.join('')}
      />
      <path
        fill={lighter('air', 0.6)}
        opacity={0.9}
        d={
          cluster(760, 90, 70, 40, { count: 7, from: 2, to: 5, seed: 4 }) +
          cluster(1040, 380, 80, 40, { count: 8, from: 2, to: 5, seed: 5 })
        }
      />
    </>
  );
}

export const impregnation = view(Impregnation);
