import { disc, rect } from './outlines.ts';
import { fixed, scatter, times } from './scatter.ts';
import { lighter, mix, tone } from './tones.ts';

/** A cloud with a flat base at y, as they stand over the polder. */
function cloud(x: number, y: number, width: number, seed: number): string {
  const chance = scatter(seed);
  const count = 6;
  const puffs = times(count, (index) => {
    const along = (index + 0.5) / count;
    const radius = width * (0.07 + 0.11 * Math.sin(along * Math.PI)) * chance(0.8, 1.15);
    return disc(x + along * width, y - radius * 0.72, radius);
  });
  return `M${fixed(x)},${fixed(y)}h${fixed(width)}v${fixed(-width * 0.05)}h${fixed(-width)}Z${puffs.join('')}`;
}

/** Light in three flat bands and clouds before it. */
export function Sky({
  width = 1200,
  height,
  clouds,
  dull = false,
}: {
  readonly width?: number;
  readonly height: number;
  /** Left end, base, width. */
  readonly clouds: readonly (readonly [x: number, y: number, width: number])[];
  readonly dull?: boolean;
}) {
  const top = dull ? mix('air', 'bridge-grey', 0.55) : tone('air');
  const low = dull ? mix('air', 'sandstone', 0.5) : lighter('air', 0.45);
  return (
    <>
      <path fill={top} d={rect(0, 0, width, height)} />
      <path
        fill={low}
        opacity={0.6}
        d={`M0,${height * 0.45}Q${width * 0.5},${height * 0.3} ${width},${height * 0.5}V${height}H0Z`}
      />
      <path
        fill={lighter(dull ? 'sandstone' : 'bentheim', 0.72)}
        opacity={0.7}
        d={`M0,${height * 0.78}Q${width * 0.4},${height * 0.66} ${width},${height * 0.8}V${height}H0Z`}
      />
      {clouds.map(([x, y, wide], index) => (
        <g key={x} opacity={dull ? 0.55 : 0.95}>
          <path fill={mix('broken-white', 'air', 0.5)} d={cloud(x, y, wide, index + 3)} />
          <path
            fill={tone('broken-white')}
            d={cloud(x + wide * 0.05, y - wide * 0.035, wide * 0.9, index + 3)}
          />
        </g>
      ))}
    </>
  );
}
