import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { flatMessages } from '@vakman/content/messages/compare-messages';
import { splitFrontMatter } from '@vakman/content/texts/split-front-matter';
import { isLanguage, languages } from '@vakman/domain/languages/languages';
import { root } from '@vakman/commands/settings/settings.ts';
import { parse } from 'yaml';
import { repositoryFiles } from '../architecture/repository.ts';
import { messageFolders } from './message-files.ts';
import type { Translation } from './native-words.ts';
import { isContentData } from './written-texts.ts';

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
    .filter(({ path }) => isContentData(path))
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

/** Keys whose values are no words. */
const notWords = new Set(['id', 'since']);

/** Every string of a text by its path of keys. */
function flatText(value: unknown, path = ''): [path: string, text: string][] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) =>
    notWords.has(key) ? [] : flatText(item, `${path} ${key}`),
  );
}

/** A file of one language: YAML, or Markdown by its paragraphs. */
function readText(path: string): Map<string, string> {
  const whole = readFileSync(join(root, path), 'utf8');
  if (path.endsWith('.yaml')) return new Map(flatText(parse(whole)));
  const { head, markdown } = splitFrontMatter(whole);
  const words = markdown.replaceAll(/\]\(page:[^)]*\)/g, ']');
  const paragraphs = words.split(/\n{2,}/).map((text, index): [string, string] => [`${index}`, text.trim()]);
  return new Map([...flatText(parse(head)), ...paragraphs]);
}

/** Texts that have a file for each language, such as `posts/<slug>/de.md`. */
function inTextFiles(): Translation[] {
  const file = /^content\/(.+)\/(\w\w)\.(yaml|md)$/;
  return repositoryFiles().flatMap(({ path }) => {
    const [, , language, ending] = file.exec(path) ?? [];
    if (!isLanguage(language)) return [];
    const dutch = readText(path.replace(/\w\w\.\w+$/, `nl.${ending}`));
    return [...readText(path)].map(([key, text]) => ({
      place: `${path}${key}`,
      language,
      text,
      dutch: dutch.get(key) ?? '',
    }));
  });
}

/** Every text that the product shows, in every language. */
export const translations = (): Translation[] => [...inContentFiles(), ...inTextFiles(), ...inMessages()];
