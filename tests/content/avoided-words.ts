import { avoidedPattern } from '@vakman/content/glossary/avoided-pattern';
import type { GlossaryEntry } from '@vakman/content/glossary/read-glossary';
import { languages } from '@vakman/domain/languages/languages';
import type { WrittenText } from './written-texts.ts';

/** What is not read as words: the place of a link, and placeholders. */
const blank = (text: string) =>
  text.replaceAll(/\]\([^)]*\)|\{\w+\}/g, (part) => part.replaceAll(/[^\n]/g, ' '));

const lineOf = ({ line, text }: WrittenText, index: number) =>
  line + text.slice(0, index).split('\n').length - 1;

/** Where a text uses a word that the glossary avoids: file and line, the word as it stands, the concept, the reason. */
export function avoidedWordFaults(
  entries: readonly GlossaryEntry[],
  texts: readonly WrittenText[],
): string[] {
  const readable = texts.map((text) => ({ ...text, text: blank(text.text) }));
  return languages.flatMap((language) => {
    const ofLanguage = readable.filter((text) => text.language === language);
    return entries.flatMap((entry) =>
      Object.entries(entry.avoid[language] ?? {}).flatMap(([word, reason]) => {
        const pattern = avoidedPattern(word);
        return ofLanguage.flatMap((text) =>
          [...text.text.matchAll(pattern)].map(
            ({ 0: found, index }) =>
              `${text.file}:${lineOf(text, index)} (${language}): "${found}", say "${entry[language].join('", "')}" (${entry.key}): ${reason}`,
          ),
        );
      }),
    );
  });
}
