import type { Language } from '@vakman/domain/languages/languages';

/** Words a minute of a quiet reader; of Chinese the segmenter counts words too. */
const wordsPerMinute = 200;

/** Whole minutes that reading a text takes, at least one. */
export function readingMinutes(text: string, lang: Language): number {
  const segments = [...new Intl.Segmenter(lang, { granularity: 'word' }).segment(text)];
  const words = segments.filter(({ isWordLike }) => isWordLike).length;
  return Math.max(1, Math.round(words / wordsPerMinute));
}
