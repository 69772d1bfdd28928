import { loadContent } from '@vakman/content/content';
import { languages, type Language } from '@vakman/domain/languages/languages';

const { services, treatments } = loadContent();

/** Names that a sentence writes otherwise than a list does, by language. */
export const titles: ReadonlyMap<Language, readonly string[]> = new Map(
  languages.map((language) => {
    const named = [...Object.values(services), ...Object.values(treatments)];
    const differing = named.filter(({ name, inSentence }) => name[language] !== inSentence[language]);
    return [language, differing.map(({ name }) => name[language])];
  }),
);

/** The names that stand after a word in lower case, and with a capital all the same. */
export function slottedTitles(language: Language, text: string): string[] {
  return (titles.get(language) ?? []).filter((title) =>
    new RegExp(String.raw`\p{Ll}\s${title}(?!\p{L})`, 'u').test(text),
  );
}
