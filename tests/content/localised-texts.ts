import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { flatMessages } from '@vakman/content/messages/compare-messages';
import { languages } from '@vakman/domain/languages/languages';
import { root } from '@vakman/commands/settings/settings.ts';
import { parse } from 'yaml';
import { repositoryFiles } from '../architecture/repository.ts';
import { messageFolders } from './message-files.ts';
import type { Translation } from './native-words.ts';

type Localised = Readonly<Record<string, unknown>>;

function isLocalised(value: object): value is Localised {
  return languages.every((language) => typeof (value as Localised)[language] === 'string');
}

/** Every object with one text for each language, at any depth. */
function localisedIn(value: unknown, place: string): Translation[] {
  if (typeof value !== 'object' || value === null) return [];
  if (!isLocalised(value)) {
    return Object.entries(value).flatMap(([key, child]) => localisedIn(child, `${place} ${key}`));
  }
  return languages.map((language) => ({
    place,
    language,
    text: String(value[language]),
    dutch: String(value['nl']),
  }));
}

function inContentFiles(): Translation[] {
  return repositoryFiles()
    .filter(({ path }) => path.startsWith('content/') && path.endsWith('.yaml'))
    .flatMap(({ path }) => localisedIn(parse(readFileSync(join(root, path), 'utf8')), path));
}

function inMessages(): Translation[] {
  return messageFolders().flatMap(({ path, byLanguage }) => {
    const dutch = flatMessages(byLanguage.get('nl') ?? {});
    return [...byLanguage].flatMap(([language, messages]) =>
      [...flatMessages(messages)].map(([key, text]) => ({
        place: `${path} ${key}`,
        language,
        text,
        dutch: dutch.get(key) ?? '',
      })),
    );
  });
}

/** Every text that the product shows, in every language. */
export const translations = (): Translation[] => [...inContentFiles(), ...inMessages()];
