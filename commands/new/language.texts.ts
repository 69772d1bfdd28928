import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defaultLanguage, languages } from '@vakman/domain/languages/languages';
import { cuts } from '@vakman/tokens/fonts/faces';
import { parse } from 'yaml';
import { sourceFiles } from '../build/source-files.ts';

/** `messages` are words of pages, widgets and mails; `entries` stand beside those of other languages in one file. */
export type TextKind = 'messages' | 'legal texts' | 'texts' | 'entries';

/** A file with texts of a language, and what it lacks of that. */
export interface TextFile {
  readonly kind: TextKind;
  /** From the root of the workspace. */
  readonly path: string;
  readonly there: number;
  readonly missing: number;
  /** Words of the default language that are to be said. */
  readonly missingWords: number;
}

export interface LanguageTexts {
  readonly files: readonly TextFile[];
  /** Letters in its texts that none of our fonts has. */
  readonly lettersWithoutFont: readonly string[];
}

const folders = ['content', 'site/src', 'supabase/functions', 'widgets/src'];
const legal = /^content\/(privacy|terms)\//;
const ofDefault = new RegExp(`(?<=/)${defaultLanguage}(?=\\.(json|md|yaml)$)`);

type Texts = ReadonlyMap<string, string>;

/** Every text of a value by its path of keys; what holds no letter says nothing. */
function textsIn(value: unknown, path = ''): [path: string, text: string][] {
  if (typeof value === 'string') return /\p{L}/u.test(value) ? [[path, value]] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) => textsIn(item, `${path}.${key}`));
}

/** Texts of one file: of Markdown, each paragraph by its place. */
function readTexts(file: string): Texts {
  if (!existsSync(file)) return new Map();
  const text = readFileSync(file, 'utf8');
  return new Map(textsIn(file.endsWith('.md') ? text.split(/\n{2,}/) : parse(text)));
}

const wordsOf = (text: string) => text.match(/[\p{L}\p{N}’'-]+/gu)?.length ?? 0;

function compare(kind: TextKind, path: string, expected: Texts, actual: Texts): TextFile {
  const missing = [...expected].filter(([key]) => !actual.has(key));
  const missingWords = missing.reduce((sum, [, text]) => sum + wordsOf(text), 0);
  return { kind, path, there: expected.size - missing.length, missing: missing.length, missingWords };
}

function kindOf(path: string): TextKind {
  if (path.includes('/messages/')) return 'messages';
  return legal.test(path) ? 'legal texts' : 'texts';
}

/** Whether an object has something for each language, `code` aside. */
function isLocalised(value: object, code: string): boolean {
  return languages.every((language) => language === code || language in value);
}

/** What stands in a file for one language among all, by its path of keys. */
function entriesIn(
  value: unknown,
  language: string,
  code: string,
  path = '',
): [path: string, text: string][] {
  if (typeof value !== 'object' || value === null) return [];
  if (isLocalised(value, code)) {
    const own = (value as Record<string, unknown>)[language];
    // A concept of the glossary has one word or several, which are one entry.
    return textsIn('means' in value ? [own].flat().join(', ') : own, path);
  }
  return Object.entries(value).flatMap(([key, item]) => entriesIn(item, language, code, `${path}.${key}`));
}

/** Whether a letter is in a font of ours, or rightly in none: Chinese has too many. */
function hasFont(letter: string): boolean {
  const point = letter.codePointAt(0) ?? 0;
  const ranges = Object.values(cuts).flatMap((cut) => cut.ranges);
  return /\p{Script=Han}/u.test(letter) || ranges.some(([from, to]) => point >= from && point <= to);
}

/**
 * Every text of a language that the product has in its default one, with what is missing of it.
 *
 * @param code ISO 639-1, one of the languages or not.
 * @param root of a workspace.
 */
export function textsOf(code: string, root: string): LanguageTexts {
  const paths = folders
    .filter((folder) => existsSync(join(root, folder)))
    .flatMap((folder) => sourceFiles(root, folder));
  const own: string[] = [];
  const files = paths.flatMap((path) => {
    if (ofDefault.test(path)) {
      const ownPath = path.replace(ofDefault, code);
      const actual = readTexts(join(root, ownPath));
      own.push(...actual.values());
      return [compare(kindOf(path), ownPath, readTexts(join(root, path)), actual)];
    }
    if (!/^content\/.*\.yaml$/.test(path)) return [];
    const value: unknown = parse(readFileSync(join(root, path), 'utf8'));
    const expected = new Map(entriesIn(value, defaultLanguage, code));
    const actual = new Map(entriesIn(value, code, code));
    own.push(...actual.values());
    return expected.size > 0 ? [compare('entries', path, expected, actual)] : [];
  });
  const letters = new Set(own.join('').match(/(?!\p{Script=Common})\p{L}/gu));
  return { files, lettersWithoutFont: [...letters].filter((letter) => !hasFont(letter)).toSorted() };
}
