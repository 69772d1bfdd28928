import { blot, drip, growth } from './outlines.ts';
import { scatter, times } from './scatter.ts';
import { darker, mix, tone } from './tones.ts';

interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly seed?: number;
}

/** Green that climbs a wall from y; lean puts its highest end left (-1) or right (1). */
export function Algae({ x, y, width, height, seed = 1, lean = 0 }: Area & { readonly lean?: number }) {
  return (
    <>
      <path fill={tone('algae')} opacity={0.34} d={growth(x, y, width, height, seed, lean)} />
      <path fill={tone('algae')} opacity={0.4} d={growth(x, y, width, height * 0.66, seed + 1, lean)} />
      <path
        fill={mix('algae', 'canal-green', 0.45)}
        opacity={0.5}
        d={growth(x, y, width, height * 0.34, seed + 2, lean)}
      />
      <path
        fill={mix('algae', 'canal-green', 0.75)}
        opacity={0.5}
        d={growth(x, y, width, height * 0.14, seed + 3, lean)}
      />
    </>
  );
}

/** Black that rain has washed from a ledge at y. */
export function Soot({ x, y, width, height, seed = 1 }: Area) {
  return (
    <>
      <path fill={tone('ink')} opacity={0.16} d={drip(x, y, width, height, seed)} />
      <path
        fill={tone('ink')}
        opacity={0.2}
        d={drip(x + width * 0.05, y, width * 0.9, height * 0.55, seed + 1)}
      />
      <path fill={darker('slate', 0.4)} opacity={0.3} d={drip(x, y, width, height * 0.22, seed + 2)} />
    </>
  );
}

/** Spots of another tone all over. */
export function Spots({
  x,
  y,
  width,
  height,
  seed = 1,
  count,
  size,
  fill,
  opacity = 1,
}: Area & {
  readonly count: number;
  readonly size: number;
  readonly fill: string;
  readonly opacity?: number;
}) {
  const chance = scatter(seed);
  const spots = times(count, (index) => {
    const wide = size * chance(0.4, 1.4);
    return blot(
      chance(x, x + width),
      chance(y, y + height),
      wide,
      wide * chance(0.45, 0.9),
      seed * 100 + index,
    );
  });
  return <path fill={fill} opacity={opacity} d={spots.join('')} />;
}

/** Cushions of moss. */
export function Moss(area: Area & { readonly count: number; readonly size: number }) {
  return (
    <>
      <Spots {...area} fill={mix('algae', 'canal-green', 0.5)} />
      <Spots
        {...area}
        y={area.y - area.size * 0.14}
        x={area.x - area.size * 0.1}
        size={area.size * 0.68}
        fill={mix('algae', 'bentheim', 0.25)}
      />
    </>
  );
}
