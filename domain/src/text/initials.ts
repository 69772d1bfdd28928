const letters = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** What begins the first and the last word of a name, where there are two; nothing of no name. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/u);
  const shown = words.length > 1 ? [words[0], words.at(-1)] : [words[0]];
  return shown.map((word = '') => [...letters.segment(word)][0]?.segment.toLocaleUpperCase() ?? '').join('');
}
