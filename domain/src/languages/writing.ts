import { languages, type Language } from './languages.ts';

/** Scripts by ISO 15924 whose characters are as wide as high, with no space between words. */
const ideographicScripts: ReadonlySet<string | undefined> = new Set(['Hans', 'Hant', 'Jpan']);

/** ISO 15924 code of the script in which a language is usually written: `Latn`, `Cyrl`, `Hans`. */
export function scriptCode(language: string): string | undefined {
  return new Intl.Locale(language).maximize().script;
}

/** Asked for the title of every link, and slow to find out. */
const ideographicLanguages: ReadonlySet<Language> = new Set(
  languages.filter((language) => ideographicScripts.has(scriptCode(language))),
);

/** Whether words stand without a space between them, in characters twice as wide as Latin letters. */
export function isIdeographic(language: Language): boolean {
  return ideographicLanguages.has(language);
}
