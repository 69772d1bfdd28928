import { languages } from '@vakman/domain/languages/languages';
import type { ContentFault } from '../files/content-error.ts';
import { avoidedPattern } from '../glossary/avoided-pattern.ts';
import type { GlossaryEntry } from '../glossary/read-glossary.ts';

function doubledKeys(entries: readonly GlossaryEntry[]): ContentFault[] {
  return entries.flatMap(({ key, file }, index) => {
    const first = entries.findIndex((entry) => entry.key === key);
    const reason = `Stands in ${entries[first]?.file} already`;
    return first === index ? [] : [{ file, key, reason }];
  });
}

/** No concept may have a word that this or another one says not to use. */
function refusedWords(entries: readonly GlossaryEntry[]): ContentFault[] {
  return languages.flatMap((language) => {
    // In one text, since a search costs more than its length.
    const allWords = entries.flatMap((entry) => entry[language]).join(' | ');
    return entries.flatMap(({ key, file, avoid }) =>
      Object.keys(avoid[language] ?? {}).flatMap((avoided) =>
        [...allWords.matchAll(avoidedPattern(avoided))].map(([word]) => ({
          file,
          key: `${key}.avoid.${language}`,
          reason: `${avoided} refuses "${word}", which is a word of this glossary`,
        })),
      ),
    );
  });
}

/** A glossary that contradicted itself would leave a writer with no word at all. */
export function oneWordForOneConcept(entries: readonly GlossaryEntry[]): ContentFault[] {
  return [...doubledKeys(entries), ...refusedWords(entries)];
}
