import { fixed, scatter, times } from './scatter.ts';
import { rect } from './outlines.ts';

export interface BrickWallProps {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** Tones of the bricks; the first is the commonest. */
  readonly tones: readonly string[];
  readonly mortar: string;
  /** Length and height of a brick with its joints. */
  readonly brick?: readonly [length: number, course: number];
  readonly joint?: number;
  readonly seed?: number;
}

/** A wall in half-brick bond, each brick from its own place in the kiln. */
export function BrickWall(wall: BrickWallProps) {
  const { x, y, width, height, tones, mortar, brick = [36, 12], joint = 1.6, seed = 1 } = wall;
  const [length, course] = brick;
  const chance = scatter(seed);
  const paths = tones.map(() => [] as string[]);
  for (let row = 0; row * course < height; row += 1) {
    const top = y + row * course;
    const tall = Math.min(course, y + height - top) - joint;
    for (let start = x - (row % 2) * (length / 2); start < x + width; start += length) {
      const left = Math.max(start, x);
      const right = Math.min(start + length - joint, x + width);
      const kind = Math.floor(chance(0, 1) ** 1.7 * tones.length);
      if (right > left && tall > 0)
        paths[kind]?.push(
          `M${fixed(left)},${fixed(top)}h${fixed(right - left)}v${fixed(tall)}h${fixed(left - right)}Z`,
        );
    }
  }
  return (
    <>
      <path fill={mortar} d={rect(x, y, width, height)} />
      {paths.map((path, kind) => (
        <path key={tones[kind]} fill={tones[kind]} d={path.join('')} />
      ))}
    </>
  );
}

/** Bricks on end above an opening. */
export function Lintel({
  x,
  y,
  width,
  height = 30,
  tones,
  mortar,
}: Pick<BrickWallProps, 'x' | 'y' | 'width' | 'tones' | 'mortar'> & { readonly height?: number }) {
  const count = Math.round(width / 12);
  const pitch = width / count;
  return (
    <>
      <path fill={mortar} d={rect(x, y, width, height)} />
      {times(count, (index) => (
        <path
          key={index}
          fill={tones[(index * 7) % tones.length]}
          d={rect(x + index * pitch, y, pitch - 1.6, height - 1.6)}
        />
      ))}
    </>
  );
}
