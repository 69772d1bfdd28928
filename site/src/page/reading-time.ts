import type { Language } from '@vakman/domain/languages/languages';

/** Words a minute of a quiet reader; of Chinese the segmenter counts words too. */
const wordsPerMinute = 200;

/** Whole minutes that reading a text takes, at least one. */
export function readingMinutes(text: string, lang: Language): number {
  let words = 0;
  for (const { isWordLike } of new Intl.Segmenter(lang, { granularity: 'word' }).segment(text)) {
    if (isWordLike) words += 1;
  }
  return Math.max(1, Math.round(words / wordsPerMinute));
}
