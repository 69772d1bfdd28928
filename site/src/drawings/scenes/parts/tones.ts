import { paints, type PaintName } from '@vakman/tokens/colours/paints';

/** Beside the paints: the deepest shadow, and the sky above the polder. */
const others = { ink: '#14201b', air: '#a8c1c6' } as const;

export type Tone = PaintName | keyof typeof others;

const hexOf = (tone: Tone): string =>
  tone in others ? others[tone as 'ink'] : paints[tone as PaintName].light;

const channels = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));

/** A tone with a share (0 to 1) of another mixed in, as painters do it. */
export function mix(one: Tone, other: Tone, share: number): string {
  const added = channels(hexOf(other));
  const mixed = channels(hexOf(one)).map((value, index) =>
    Math.round(value + ((added[index] ?? 0) - value) * share)
      .toString(16)
      .padStart(2, '0'),
  );
  return `#${mixed.join('')}`;
}

export const tone = (name: Tone): string => mix(name, name, 0);
export const lighter = (name: Tone, share: number): string => mix(name, 'broken-white', share);
export const darker = (name: Tone, share: number): string => mix(name, 'ink', share);

/** What lies in the shade, and what catches the light. */
export const shadow = { fill: others.ink, opacity: 0.22 } as const;
export const gleam = { fill: paints['broken-white'].light, opacity: 0.3 } as const;
