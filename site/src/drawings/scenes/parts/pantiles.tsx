import { times } from './scatter.ts';
import { rect } from './outlines.ts';
import { darker, lighter, mix, tone, type Tone } from './tones.ts';

/** Width and height of a tile. */
const wide = 26;
const tall = 34;

/** Courses of pantiles, each tile a wave that shades the next. */
export function Pantiles({
  x,
  y,
  width,
  height,
  paint = 'slate',
}: {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly paint?: Tone;
}) {
  const rows = times(Math.ceil(height / tall), (row) => y + height - (row + 1) * tall);
  const columns = times(Math.ceil(width / wide), (column) => x + column * wide);
  const waves = rows
    .map((top) =>
      columns
        .map((left) => `M${left},${top}v${tall}q${wide * 0.25},${tall * 0.16} ${wide * 0.5},0v${-tall}Z`)
        .join(''),
    )
    .join('');
  return (
    <>
      <path fill={tone(paint)} d={rect(x, y, width, height)} />
      <path fill={lighter(paint, 0.14)} d={waves} />
      <path
        fill={mix(paint, 'ink', 0.35)}
        d={rows.map((top) => rect(x, top + tall - 3, width, 4)).join('')}
      />
      <path fill={darker(paint, 0.3)} d={columns.map((left) => rect(left - 2, y, 3, height)).join('')} />
    </>
  );
}
