/** Latin and Cyrillic with their accents. `\p{L}` says the same and takes ten times as long. */
const letter = String.raw`[\w\u00C0-\u04FF]`;

/**
 * What finds the forms of an avoided word: a regular expression in which `*` stands for any letters and a space for
 * any white space. It is found where no letter stands before or after it; Chinese has no such bounds. With a capital
 * it is found as it is written, otherwise in small letters and in capitals. Throws a `SyntaxError` where it is none.
 */
export function avoidedPattern(word: string): RegExp {
  const source = word.replaceAll('*', `${letter}*`).replaceAll(' ', String.raw`\s+`);
  const flags = /\p{Lu}/u.test(word) ? 'gu' : 'giu';
  if (/\p{Script=Han}/u.test(word)) return new RegExp(source, flags);
  // An apostrophe stands inside a word in Cyrillic, and between two in Latin.
  const before = /\p{Script=Cyrillic}/u.test(word) ? `${letter}|${letter}’` : letter;
  return new RegExp(`(?<!${before})(?:${source})(?!${letter})`, flags);
}
