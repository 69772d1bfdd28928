import type { Theme } from '@vakman/tokens/colours/colours.ts';
import { edgeContrast, lettersOn, neededContrast, readColour } from './accent.ts';
import type { Configuration } from './configuration.ts';

/** Sentences about a colour, with `{contrast}` and `{needed}` in them. */
export type AccentWords = Readonly<Record<'white' | 'black' | Theme, string>>;

/** What is to be said of the chosen colour: the letters on it, and each theme in which its buttons drown. */
export function accentReport({ accent, theme }: Configuration, words: AccentWords, locale: string): string[] {
  const colour = readColour(accent);
  if (!colour) return [];
  const format = new Intl.NumberFormat(locale, { maximumFractionDigits: 1, roundingMode: 'floor' });
  const say = (sentence: string, contrast: number, needed: number) =>
    sentence.replace('{contrast}', format.format(contrast)).replace('{needed}', format.format(needed));
  const letters = lettersOn(colour);
  const themes: readonly Theme[] = theme === 'page' ? ['light', 'dark'] : [theme];
  const drowned = themes.filter((each) => edgeContrast(colour, each) < neededContrast.edge);
  return [
    say(words[letters.colour], letters.contrast, neededContrast.letters),
    ...drowned.map((each) => say(words[each], edgeContrast(colour, each), neededContrast.edge)),
  ];
}
