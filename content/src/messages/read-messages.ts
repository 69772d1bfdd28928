import { languages, type Language } from '@vakman/domain/languages/languages';
import nl from '../../messages/nl.json' with { type: 'json' };
import { ContentError } from '../files/content-error.ts';
import { readTextFile } from '../files/read-text-file.ts';
import { typesetDeep } from '../typography/typeset.ts';
import { compareMessages, type Messages } from './compare-messages.ts';

/** The site's own words in one language; `nl.json` decides which there are. */
export type SiteMessages = typeof nl;

function readFile(folder: string, file: string): Messages {
  const text = readTextFile(folder, file);
  try {
    return JSON.parse(text) as Messages;
  } catch (error) {
    throw new ContentError([{ file, key: '', reason: (error as Error).message }]);
  }
}

/** Reads `messages/<language>.json` for all languages, typeset. Throws a `ContentError` where one is no whole translation. */
export function readMessages(folder: string): Record<Language, SiteMessages> {
  const all = languages.map((language) => {
    const file = `messages/${language}.json`;
    return { language, file, messages: readFile(folder, file) };
  });
  const dutch = readFile(folder, 'messages/nl.json');
  const faults = all.flatMap(({ file, messages }) =>
    compareMessages(dutch, messages).map((fault) => ({ file, ...fault })),
  );
  if (faults.length > 0) throw new ContentError(faults);
  const entries = all.map(({ language, messages }) => [language, typesetDeep(language, messages)]);
  return Object.fromEntries(entries) as Record<Language, SiteMessages>;
}
