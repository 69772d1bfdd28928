import { fixed, scatter, times } from './scatter.ts';

type Point = readonly [x: number, y: number];

export const rect = (x: number, y: number, width: number, height: number): string =>
  `M${fixed(x)},${fixed(y)}h${fixed(width)}v${fixed(height)}h${fixed(-width)}Z`;

export const disc = (x: number, y: number, radius: number): string =>
  `M${fixed(x - radius)},${fixed(y)}a${fixed(radius)},${fixed(radius)} 0 1 1 ${fixed(2 * radius)},0a${fixed(radius)},${fixed(radius)} 0 1 1 ${fixed(-2 * radius)},0Z`;

export const polygon = (points: readonly Point[]): string =>
  `M${points.map(([x, y]) => `${fixed(x)},${fixed(y)}`).join('L')}Z`;

/** A closed line that flows from the middle of each side to the next, with the points as its pull. */
export function smooth(points: readonly Point[]): string {
  const middle = ([ax, ay]: Point, [bx, by]: Point): string =>
    `${fixed((ax + bx) / 2)},${fixed((ay + by) / 2)}`;
  const at = (index: number): Point => points[index % points.length] ?? [0, 0];
  const curves = points.map(
    (point, index) => `Q${fixed(point[0])},${fixed(point[1])} ${middle(point, at(index + 1))}`,
  );
  return `M${middle(at(points.length - 1), at(0))}${curves.join('')}Z`;
}

/** A spot with an edge like that of a puddle. */
export function blot(x: number, y: number, width: number, height: number, seed: number): string {
  const chance = scatter(seed);
  const count = 11;
  return smooth(
    times(count, (index): Point => {
      const angle = (index / count) * 2 * Math.PI;
      const reach = chance(0.62, 1.12);
      return [x + (Math.cos(angle) * width * reach) / 2, y + (Math.sin(angle) * height * reach) / 2];
    }),
  );
}

/** A stain that hangs from a straight edge at the top and runs out below in streaks. */
export function drip(x: number, y: number, width: number, height: number, seed: number): string {
  const chance = scatter(seed);
  const count = Math.max(4, Math.round(width / 14));
  const ends = times(count, (index): readonly Point[] => {
    const right = x + width - (index / count) * width;
    const left = x + width - ((index + 1) / count) * width;
    const deep = chance(0.25, 1) * height;
    return [
      [right - (right - left) * 0.2, y + deep],
      [left + (right - left) * 0.2, y + deep * chance(0.8, 1)],
      [left, y + deep * chance(0.15, 0.5)],
    ];
  }).flat();
  const line = ends.map(([px, py]) => `${fixed(px)},${fixed(py)}`).join('L');
  return `M${fixed(x)},${fixed(y)}h${fixed(width)}L${line}Z`;
}

/** What grows up from the ground, highest at its left or right end or the same all over. */
export function growth(
  x: number,
  base: number,
  width: number,
  height: number,
  seed: number,
  lean = 0,
): string {
  const chance = scatter(seed);
  const count = Math.max(6, Math.round(width / 22));
  const tops = times(count + 1, (index): Point => {
    const along = index / count;
    const share = lean === 0 ? 1 : Math.max(0.12, lean > 0 ? along ** 1.6 : (1 - along) ** 1.6);
    return [x + along * width, base - height * share * chance(0.55, 1)];
  });
  const [first = [x, base] as Point] = tops;
  const curves = tops.slice(1).map(([px, py], index) => {
    const [fx, fy] = tops[index] ?? first;
    return `Q${fixed(fx + (px - fx) * chance(0.2, 0.9))},${fixed(Math.min(fy, py) - chance(0, height * 0.12))} ${fixed(px)},${fixed(py)}`;
  });
  return `M${fixed(x)},${fixed(base)}L${fixed(first[0])},${fixed(first[1])}${curves.join('')}V${fixed(base)}Z`;
}

/** Many small discs as one shape: leaves, bubbles, a crown of a tree. */
export function cluster(
  x: number,
  y: number,
  width: number,
  height: number,
  options: { readonly count: number; readonly from: number; readonly to: number; readonly seed: number },
): string {
  const chance = scatter(options.seed);
  return times(options.count, () => {
    const angle = chance(0, 2 * Math.PI);
    const reach = Math.sqrt(chance(0, 1));
    return disc(
      x + (Math.cos(angle) * reach * width) / 2,
      y + (Math.sin(angle) * reach * height) / 2,
      chance(options.from, options.to),
    );
  }).join('');
}
