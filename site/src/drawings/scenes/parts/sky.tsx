import { disc, rect } from './outlines.ts';
import { scatter, times } from './scatter.ts';
import { lighter, mix, tone } from './tones.ts';

/** A cloud with a flat base at y, as they stand over the polder. */
function cloud(x: number, y: number, width: number, seed: number): string {
  const chance = scatter(seed);
  const puffs = times(7, (index) => {
    const along = 0.1 + index * 0.133;
    const radius = width * (0.05 + 0.13 * Math.sin(along * Math.PI) ** 1.5) * chance(0.8, 1.2);
    const lift = radius * chance(0, 0.45);
    return disc(x + along * width, y - lift - radius * 0.1, radius);
  });
  return puffs.join('');
}

/** Cuts a cloud off at its base. */
function CloudShape({
  x,
  y,
  width,
  seed,
}: {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly seed: number;
}) {
  return (
    <svg
      x={x - width}
      y={y - width}
      width={3 * width}
      height={width}
      viewBox={`${x - width} ${y - width} ${3 * width} ${width}`}
    >
      <path fill={tone('broken-white')} d={cloud(x, y, width, seed)} />
      <path
        fill={mix('broken-white', 'air', 0.42)}
        d={cloud(x + width * 0.16, y + width * 0.11, width * 0.8, seed + 5)}
      />
      <path
        fill={tone('broken-white')}
        d={cloud(x + width * 0.08, y + width * 0.06, width * 0.6, seed + 2)}
      />
    </svg>
  );
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
        <g key={x} opacity={dull ? 0.55 : 1}>
          <CloudShape x={x} y={y} width={wide} seed={index + 3} />
        </g>
      ))}
    </>
  );
}
