import type { ColourName } from './colours.ts';

/** Relative luminance of `#rrggbb`, from 0 to 1. Source: WCAG 2.2. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast of two colours `#rrggbb`, from 1 to 21, whichever is the darker. Source: WCAG 2.2. */
export function contrast(one: string, other: string): number {
  const [lighter = 0, darker = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (lighter + 0.05) / (darker + 0.05);
}

const grounds = ['ground', 'surface', 'surface-sunken'] as const;

/** What may stand as text on what. `accent` is a surface, not a colour for text. */
export const textPairs: readonly (readonly [text: ColourName, behind: ColourName])[] = [
  ...grounds.flatMap((behind) =>
    (['text', 'text-muted', 'success', 'warning', 'danger'] as const).map((text) => [text, behind] as const),
  ),
  ['on-accent', 'accent'],
  ['on-accent', 'accent-hover'],
  ['on-brand', 'brand'],
  ['warm', 'brand'],
  ['on-warm', 'warm'],
  ['success', 'success-surface'],
  ['warning', 'warning-surface'],
  ['danger', 'danger-surface'],
  ['text', 'success-surface'],
  ['text', 'warning-surface'],
  ['text', 'danger-surface'],
];

/** Edges of controls, the `accent-hover` of a button among them, and the focus ring, and what they stand on. On `brand` the ring is `warm`. */
export const edgePairs: readonly (readonly [edge: ColourName, behind: ColourName])[] = [
  ...grounds.flatMap((behind) =>
    (['line-strong', 'focus', 'accent-hover'] as const).map((edge) => [edge, behind] as const),
  ),
  ['warm', 'brand'],
];
