import { isLanguage, type Language } from '@vakman/domain/languages/languages';
import type { Messages } from '@vakman/content/messages/compare-messages';
import { repositoryFiles, type SourceFile } from '../architecture/repository.ts';

/** The words that one part of the product shows. */
export interface MessageFolder {
  /** Folder, or stem of a file that is there in one language only. */
  readonly path: string;
  readonly byLanguage: ReadonlyMap<Language, Messages>;
  /** False for words that only the office reads, which are Dutch. */
  readonly isTranslated: boolean;
}

const inFolder = /^(.*\/messages)\/([^/]+)\.json$/;
const alone = /^(.*)\.(nl)\.json$/;

/** Every folder called `messages`, and every file called `<stem>.nl.json`; what is generated is left out. */
export function messageFolders(files: readonly SourceFile[] = repositoryFiles()): MessageFolder[] {
  const found = new Map<string, { isTranslated: boolean; byLanguage: Map<Language, Messages> }>();
  for (const { path, text } of files) {
    const [, folder, language] = inFolder.exec(path) ?? alone.exec(path) ?? [];
    if (folder === undefined) continue;
    if (!isLanguage(language)) throw new Error(`${path} is named after no language of the product`);
    const entry = found.get(folder) ?? { isTranslated: inFolder.test(path), byLanguage: new Map() };
    found.set(folder, entry);
    entry.byLanguage.set(language, JSON.parse(text) as Messages);
  }
  return [...found].map(([path, entry]) => ({ path, ...entry }));
}
