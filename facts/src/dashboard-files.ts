import { globSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { Addresses, Facts } from '@vakman/domain/facts/facts';
import { linkedPages, shellPages } from '@vakman/domain/facts/page-paths';
import { defaultLanguage, languages, type Language } from '@vakman/domain/languages/languages';
import { pascalCase } from '@vakman/widgets/build/widget-names';
import { pagePathsModule } from './page-paths-module.ts';
import { messagesIn } from './message-modules.ts';

const repository = join(import.meta.dirname, '../..');

/** Folders of the dashboard that have words of their own; their names tell them apart. */
function foldersWithWords(): string[] {
  const folders = globSync(`dashboard/src/**/messages/${defaultLanguage}.json`, { cwd: repository })
    .map((file) => dirname(dirname(file)))
    .toSorted();
  const names = folders.map((folder) => basename(folder));
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice) throw new Error(`Two folders of the dashboard with words are called ${twice}.`);
  return folders;
}

const written = (value: object) => JSON.stringify(value, null, 2);

/** The words of a folder in one language: a chunk of its own. */
function wordsModule(folder: string, language: Language): string {
  const name = pascalCase(basename(folder));
  const type =
    language === defaultLanguage
      ? ''
      : `import type { ${name}Words } from './${basename(folder)}.words.ts';\n\n`;
  const annotation = language === defaultLanguage ? '' : `: ${name}Words`;
  return `${type}export const words${annotation} = ${written(messagesIn(folder, language))};\n`;
}

/** Imports those of a language when they are asked for; what the Dutch ones are is what all are. */
function wordsByLanguageModule(folder: string): string {
  const file = basename(folder);
  const name = pascalCase(file);
  const constant = `${name.charAt(0).toLowerCase()}${name.slice(1)}Words`;
  return [
    `import type { Language } from '@vakman/domain/languages/languages';`,
    `import type { words } from './${file}.${defaultLanguage}.ts';\n`,
    `export type ${name}Words = typeof words;\n`,
    `export const ${constant}: Readonly<Record<Language, () => Promise<{ readonly words: ${name}Words }>>> = {`,
    ...languages.map((language) => `  ${language}: () => import('./${file}.${language}.ts'),`),
    `};\n`,
  ].join('\n');
}

/** What the dashboard may know of the content, and all that it says: text by path in the repository. */
export function dashboardFiles(facts: Facts, addresses: Addresses): [path: string, text: string][] {
  const types = (type: string) => `import type { ${type} } from '@vakman/domain/facts/facts.ts';\n\n`;
  return [
    ['dashboard/generated/facts.ts', `${types('Facts')}export const facts: Facts = ${written(facts)};\n`],
    [
      'dashboard/generated/addresses.ts',
      `${types('Addresses')}export const addresses: Addresses = ${written(addresses)};\n`,
    ],
    ['dashboard/generated/page-paths.ts', pagePathsModule([...linkedPages, ...shellPages])],
    ...foldersWithWords().flatMap((folder): [string, string][] => [
      [`dashboard/generated/${basename(folder)}.words.ts`, wordsByLanguageModule(folder)],
      ...languages.map((language): [string, string] => [
        `dashboard/generated/${basename(folder)}.${language}.ts`,
        wordsModule(folder, language),
      ]),
    ]),
  ];
}
