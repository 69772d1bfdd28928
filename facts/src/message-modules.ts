import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { typesetDeep } from '@vakman/content/typography/typeset';
import { pascalCase } from '@vakman/widgets/build/widget-names';
import { defaultLanguage, languages, type Language } from '@vakman/domain/languages/languages';

const repository = join(import.meta.dirname, '../..');

/** What `<folder>/messages/<language>.json` says, as print sets it. */
export function messagesIn(folder: string, language: Language): object {
  const file = join(repository, folder, 'messages', `${language}.json`);
  return typesetDeep(language, JSON.parse(readFileSync(file, 'utf8')) as object);
}

const written = (value: object) => JSON.stringify(value, null, 2);

/** All languages at once, for a function that answers in any of them: `messages`, and their type. */
export function messagesModule(folder: string): string {
  const others = languages.filter((language) => language !== defaultLanguage);
  return [
    `import type { Language } from '@vakman/domain/languages/languages.ts';\n`,
    `const ${defaultLanguage} = ${written(messagesIn(folder, defaultLanguage))};\n`,
    `export type Messages = typeof ${defaultLanguage};\n`,
    `export const messages: Readonly<Record<Language, Messages>> = {`,
    `  ${defaultLanguage},`,
    ...others.map((language) => `  ${language}: ${written(messagesIn(folder, language))},`),
    `};\n`,
  ].join('\n');
}

const typeOf = (widget: string) => `${pascalCase(widget)}Words`;

const typeImport = (widget: string) =>
  `import type { ${typeOf(widget)} } from '../src/${widget}/${widget}.words.ts';`;

/** The words of a widget in one language: its messages, and what it may know. */
export function wordsModule(widget: string, language: Language, facts: object): string {
  const words = { messages: messagesIn(`widgets/src/${widget}`, language), ...facts };
  return `${typeImport(widget)}\n\nexport const words: ${typeOf(widget)} = ${written(words)};\n`;
}

/** Imports those of a language when they are asked for; written out, so that the build makes a chunk of each. */
export function wordsByLanguageModule(widget: string): string {
  const type = `Readonly<Record<Language, () => Promise<{ readonly words: ${typeOf(widget)} }>>>`;
  return [
    `import type { Language } from '@vakman/domain/languages/languages';`,
    `${typeImport(widget)}\n`,
    `export const wordsByLanguage: ${type} = {`,
    ...languages.map((language) => `  ${language}: () => import('./${widget}.${language}.ts'),`),
    `};\n`,
  ].join('\n');
}
