import type { Language } from '@vakman/domain/languages/languages';

const letter = String.raw`[\p{L}\p{M}]`;

/**
 * What finds the forms of a word that is avoided. `*` stands for any letters, a space for any white space. The word
 * is found where no letter stands before or after it; Chinese has no such bounds and is found anywhere. A pattern with
 * a capital is found as it is written, every other in small letters and capitals.
 */
export function avoidedPattern(pattern: string, language: Language): RegExp {
  const source = pattern
    .replaceAll('*', `${letter}*`)
    .replaceAll("'", "['’]")
    .replaceAll('[[', '[')
    .replaceAll(/ +/g, String.raw`[\s\u00A0]+`);
  const flags = /\p{Lu}/u.test(pattern) ? 'gu' : 'giu';
  if (language === 'zh') return new RegExp(source, flags);
  return new RegExp(`(?<!${letter})(?:${source})(?!${letter})`, flags);
}

/** Every word that an entry avoids, with its reason and what finds it. */
export interface AvoidedWord {
  readonly key: string;
  readonly language: Language;
  readonly word: string;
  readonly reason: string;
  readonly pattern: RegExp;
}
