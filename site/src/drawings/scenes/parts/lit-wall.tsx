import { rect } from './outlines.ts';
import { lighter, type Tone } from './tones.ts';

/** The wall behind a portrait, lit from the upper left. */
export function LitWall({ paint, share }: { readonly paint: Tone; readonly share: number }) {
  return (
    <>
      <path fill={lighter(paint, share)} d={rect(0, 0, 800, 1000)} />
      <path fill={lighter(paint, share + 0.1)} d="M0,0H420L60,1000H0Z" />
    </>
  );
}
