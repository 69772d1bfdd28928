import { colours, type Theme } from '@vakman/tokens/colours/colours.ts';
import { contrast } from '@vakman/tokens/colours/contrast.ts';

/** Contrast that WCAG 2.2 AA asks of letters, and of the edge of a control. */
export const neededContrast = { letters: 4.5, edge: 3 } as const;

const white = '#ffffff';
const black = '#000000';

/** The colour that a text means (`#06c`, `0066CC`) as `#rrggbb`; undefined where it means none. */
export function readColour(text: string): string | undefined {
  const digits = /^\s*#?([\da-f]{3}|[\da-f]{6})\s*$/i.exec(text)?.[1]?.toLowerCase();
  if (!digits) return undefined;
  return `#${digits.length === 3 ? digits.replaceAll(/./g, '$&$&') : digits}`;
}

/** Letters that can be read on an accent `#rrggbb`: of white and black the better one reaches AA on any colour. */
export function lettersOn(accent: string): { colour: 'white' | 'black'; contrast: number } {
  const [onWhite, onBlack] = [contrast(accent, white), contrast(accent, black)];
  return onWhite >= onBlack ? { colour: 'white', contrast: onWhite } : { colour: 'black', contrast: onBlack };
}

/** A fifth of the way to another colour. */
function towards(colour: string, other: string): string {
  const channels = [1, 3, 5].map((at) => {
    const [from = 0, to = 0] = [colour, other].map((hex) => Number.parseInt(hex.slice(at, at + 2), 16));
    return Math.round(from + (to - from) / 5)
      .toString(16)
      .padStart(2, '0');
  });
  return `#${channels.join('')}`;
}

/** The custom properties that an accent `#rrggbb` sets on a widget. Under a pointer its letters are read more easily still. */
export function accentProperties(accent: string): Readonly<Record<string, string>> {
  const isDark = lettersOn(accent).colour === 'white';
  return {
    '--vakman-accent': accent,
    '--vakman-on-accent': isDark ? white : black,
    '--vakman-accent-hover': towards(accent, isDark ? black : white),
  };
}

/** Contrast of the accent with the grounds of a theme, the lowest of them: below `neededContrast.edge` buttons drown. */
export function edgeContrast(accent: string, theme: Theme): number {
  const grounds = [colours.ground, colours.surface].map((ground) => ground[theme]);
  return Math.min(...grounds.map((ground) => contrast(accent, ground)));
}
