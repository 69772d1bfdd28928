import { rect } from './outlines.ts';
import { darker, gleam, lighter, shadow, tone, type Tone } from './tones.ts';

/** A door with a tall light beside it, standing on y. */
export function FrontDoor({
  x,
  y,
  width,
  height,
  frame,
  door,
}: {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly frame: Tone;
  readonly door: Tone;
}) {
  const top = y - height;
  const leaf = width * 0.66;
  const glass = { x: x + leaf + 4, width: width - leaf - 16 };
  return (
    <>
      <path fill={tone(frame)} d={rect(x, top, width, height)} />
      <path fill={tone(door)} d={rect(x + 12, top + 12, leaf - 16, height - 12)} />
      <path fill={darker(door, 0.4)} d={rect(x + leaf - 7, top + 12, 3, height - 12)} />
      <path
        fill={tone('glass')}
        d={
          rect(glass.x, top + 14, glass.width, height - 60) + rect(x + 34, top + 40, leaf - 60, height * 0.3)
        }
      />
      <path
        {...gleam}
        opacity={0.2}
        d={`M${x + 34},${top + 40}h${leaf * 0.4}l${-leaf * 0.3},${height * 0.3}h${-leaf * 0.1}ZM${glass.x},${top + 60}l${glass.width},-40v60l${-glass.width},50Z`}
      />
      <path fill={darker(door, 0.25)} d={rect(x + 30, top + height * 0.48, leaf - 52, height * 0.4)} />
      <path
        fill={lighter(door, 0.14)}
        d={
          rect(x + 30, top + height * 0.88, leaf - 52, 3) +
          rect(x + leaf - 25, top + height * 0.48, 3, height * 0.4)
        }
      />
      <path
        fill={tone('bentheim')}
        d={
          rect(x + leaf - 20, top + height * 0.5, 7, 26) +
          rect(x + leaf * 0.36, top + height * 0.41, leaf * 0.28, 9)
        }
      />
      <path {...shadow} d={`M${x},${top}h${width}v22h${-width + 12}v${height - 22}h-12Z`} />
      <path fill={lighter('bridge-grey', 0.2)} d={rect(x - 10, y - 6, width + 20, 10)} />
      <path fill={darker('bridge-grey', 0.3)} d={rect(x - 10, y + 4, width + 20, 6)} />
    </>
  );
}
