import { cluster, growth, rect } from './outlines.ts';
import { darker, lighter, mix, tone } from './tones.ts';

interface Spot {
  readonly x: number;
  readonly y: number;
  readonly seed?: number;
}

/** A crown of leaves about (x, y): dark below, lit from the upper left. */
export function Crown({
  x,
  y,
  width,
  height,
  seed = 1,
}: Spot & { readonly width: number; readonly height: number }) {
  const leaf = Math.min(width, height) / 9;
  return (
    <>
      <path
        fill={mix('stand-green', 'canal-green', 0.7)}
        d={cluster(x, y, width, height, { count: 60, from: leaf, to: leaf * 1.7, seed })}
      />
      <path
        fill={tone('stand-green')}
        d={cluster(x - width * 0.06, y - height * 0.09, width * 0.82, height * 0.78, {
          count: 40,
          from: leaf * 0.7,
          to: leaf * 1.3,
          seed: seed + 1,
        })}
      />
      <path
        fill={mix('stand-green', 'algae', 0.65)}
        d={cluster(x - width * 0.13, y - height * 0.2, width * 0.58, height * 0.46, {
          count: 26,
          from: leaf * 0.4,
          to: leaf * 0.85,
          seed: seed + 2,
        })}
      />
      <path
        fill={mix('algae', 'bentheim', 0.35)}
        d={cluster(x - width * 0.18, y - height * 0.27, width * 0.42, height * 0.28, {
          count: 14,
          from: leaf * 0.2,
          to: leaf * 0.42,
          seed: seed + 3,
        })}
      />
    </>
  );
}

/** A tree that stands on y. */
export function Tree({ x, y, height, seed = 1 }: Spot & { readonly height: number }) {
  const trunk = height * 0.045;
  return (
    <>
      <path
        fill={darker('bare-wood', 0.5)}
        d={`M${x - trunk},${y}L${x - trunk * 0.5},${y - height * 0.5}L${x - trunk * 3},${y - height * 0.66}h${trunk}L${x},${y - height * 0.56}L${x + trunk * 3},${y - height * 0.7}h${trunk}L${x + trunk * 0.7},${y - height * 0.45}L${x + trunk},${y}Z`}
      />
      <Crown x={x} y={y - height * 0.68} width={height * 0.66} height={height * 0.62} seed={seed} />
    </>
  );
}

/** A clipped hedge that stands on y. */
export function Hedge({
  x,
  y,
  width,
  height,
  seed = 1,
}: Spot & { readonly width: number; readonly height: number }) {
  const row = (share: number, inset: number) => ({
    cx: x + width / 2,
    cy: y - height * share,
    wide: width - inset,
  });
  const leaves = (
    place: ReturnType<typeof row>,
    tall: number,
    count: number,
    from: number,
    to: number,
    add: number,
  ) =>
    cluster(place.cx, place.cy, place.wide, height * tall, {
      count: Math.round((count * width) / 200),
      from,
      to,
      seed: seed + add,
    });
  return (
    <>
      <path
        fill={mix('stand-green', 'canal-green', 0.75)}
        d={`${growth(x, y, width, height * 1.04, seed)}${rect(x, y - height * 0.55, width, height * 0.55)}`}
      />
      <path fill={tone('stand-green')} d={leaves(row(0.55, 20), 0.7, 40, 4, 9, 1)} />
      <path fill={mix('stand-green', 'algae', 0.6)} d={leaves(row(0.72, 26), 0.4, 34, 3, 6, 2)} />
      <path fill={lighter('algae', 0.2)} d={leaves(row(0.84, 40), 0.2, 18, 2, 4, 3)} />
    </>
  );
}

/** A pot with a plant, standing on y. */
export function PottedPlant({ x, y, size = 1, seed = 1 }: Spot & { readonly size?: number }) {
  return (
    <g transform={`translate(${x},${y})scale(${size})`}>
      <path
        fill={mix('stand-green', 'canal-green', 0.5)}
        d="M0-46Q-34-60-40-104Q-14-86-4-52Q-12-98 2-128Q16-92 6-52Q16-88 42-100Q34-62 4-46Z"
      />
      <path
        fill={mix('stand-green', 'algae', 0.6)}
        d="M-2-48Q-24-66-28-92Q-10-78-2-54ZM4-52Q4-92 4-112Q14-88 8-52ZM8-50Q20-74 34-84Q28-64 10-48Z"
      />
      <path fill={tone('brick')} d="M-26-48H26L19,0H-19Z" />
      <path fill={lighter('brick', 0.2)} d="M-29-54H29V-42H-29Z" />
      <path fill={darker('brick', 0.35)} d="M8-42H25L19,0H6ZM12-54H29V-42H12Z" />
      <path
        fill={tone('oxblood')}
        opacity={seed % 2}
        d={cluster(0, -104, 60, 46, { count: 7, from: 4, to: 7, seed })}
      />
    </g>
  );
}
