import { rect } from './parts/outlines.ts';
import { shadow, tone } from './parts/tones.ts';
import type { Scene } from './scene.ts';

/** Two states of a scene in one picture, left before and right after, with masking tape where they meet. */
export function seam(before: Scene, after: Scene, share = 0.5): Scene {
  const { width, height } = before;
  const at = width * share;
  const teeth = Array.from({ length: 6 }, (_, tooth) => `l5,${tooth % 2 ? 9 : -9}`).join('');
  return {
    width,
    height,
    Drawing: () => (
      <>
        <after.Drawing />
        <svg width={at} height={height} viewBox={`0 0 ${at} ${height}`}>
          <before.Drawing />
        </svg>
        <path {...shadow} d={rect(at - 10, 0, 30, height)} />
        <path fill={tone('tape')} d={`M${at - 15},16${teeth}V${height - 16}h-30Z`} />
        <path fill={tone('broken-white')} opacity={0.35} d={rect(at - 15, 30, 5, height - 60)} />
      </>
    ),
  };
}
