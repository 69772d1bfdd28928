import { languages, type Language } from '@vakman/domain/languages/languages';
import type { z } from 'zod';
import type { Claims } from '../claims/claims-in.ts';
import { fillClaims } from '../claims/fill-claims.ts';
import { ContentError } from '../files/content-error.ts';
import { readYaml } from '../files/read-yaml.ts';
import { typesetDeep } from '../typography/typeset.ts';
import { placeholders } from '../messages/placeholders.ts';

/** One text in each language. */
export type ByLanguage<Text> = Readonly<Record<Language, Text>>;

/** What the readers of texts need to know. */
export interface TextSource {
  readonly folder: string;
  readonly claims: ByLanguage<Claims>;
}

/**
 * What two translations of a text must have in common, one line for each string: its key and placeholders. Words of
 * a link target stay, because a link must lead to the same page in each language.
 */
function shapeOf(value: unknown, key = ''): string[] {
  if (typeof value === 'string') return [`${key}: ${placeholders(value)}`];
  if (typeof value !== 'object' || value === null) return [`${key}: ${String(value)}`];
  return Object.entries(value).flatMap(([name, item]) => shapeOf(item, key === '' ? name : `${key}.${name}`));
}

/** Refuses translations that have another shape than the Dutch text. */
export function expectOneShape(texts: ByLanguage<unknown>, fileOf: (language: Language) => string): void {
  const dutch = shapeOf(texts.nl);
  const faults = languages.flatMap((language) => {
    const shape = shapeOf(texts[language]);
    const missing = dutch.filter((line) => !shape.includes(line));
    const added = shape.filter((line) => !dutch.includes(line));
    return [
      ...missing.map((line) => ({ key: line, reason: 'Missing, though the Dutch text has it' })),
      ...added.map((line) => ({ key: line, reason: 'Not in the Dutch text' })),
    ].map((fault) => ({ file: fileOf(language), ...fault }));
  });
  if (faults.length > 0) throw new ContentError(faults);
}

/**
 * Reads `<path>/<language>.yaml` for all languages, puts in the claims and typesets it.
 * Throws a `ContentError` for a text that the schema refuses or that differs in shape from the Dutch one.
 */
export function readTexts<Schema extends z.ZodType>(
  { folder, claims }: TextSource,
  path: string,
  schema: Schema,
): ByLanguage<z.output<Schema>> {
  const fileOf = (language: Language) => `${path}/${language}.yaml`;
  const texts = Object.fromEntries(
    languages.map((language) => [language, readYaml(folder, fileOf(language), schema)]),
  ) as ByLanguage<z.output<Schema>>;
  expectOneShape(texts, fileOf);
  const filled = languages.map((language) => [
    language,
    typesetDeep(language, fillClaims(fileOf(language), texts[language], claims[language])),
  ]);
  return Object.fromEntries(filled) as ByLanguage<z.output<Schema>>;
}
