import { defaultLanguage, languages, type Language } from '@vakman/domain/languages/languages';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What people of a language are called, and write. */
export interface DemoTexts {
  /** How a name is put together, such as `{first} {last}`. */
  readonly name: string;
  readonly firstNames: readonly string[];
  readonly lastNames: readonly string[];
  readonly messages: readonly string[];
  /** Of the office, about them. */
  readonly notes: readonly string[];
  readonly tasks: readonly string[];
  /** What jobs are called in quotes, with the titles of their lines. */
  readonly jobs: Readonly<Record<DemoJobName, DemoJobWords>>;
  /** What the office tells a customer of his project, from its first day on. */
  readonly progress: readonly string[];
  /** What it notes for itself. */
  readonly asides: readonly string[];
  /** Conversations, turn by turn. */
  readonly talks: readonly (readonly (readonly [side: 'customer' | 'office', body: string])[])[];
  readonly reviews: readonly string[];
}

export const demoJobNames = ['exterior', 'interior', 'woodRot'] as const;
export type DemoJobName = (typeof demoJobNames)[number];

export interface DemoJobWords {
  readonly title: string;
  readonly introduction: string;
  /** What the alternatives are to. */
  readonly group: string;
  readonly lines: readonly string[];
}

export interface Places {
  readonly streets: readonly string[];
  /** Four digits of postal codes: where the firm goes, and where it does not. */
  readonly served: readonly number[];
  readonly outside: readonly number[];
}

const read = (file: string): unknown => JSON.parse(readFileSync(join(import.meta.dirname, file), 'utf8'));

export const readPlaces = () => read('places.json') as Places;

/** Those of a language that has none are of the default one. */
export function readTexts(): ReadonlyMap<Language, DemoTexts> {
  return new Map(
    languages.map((language) => {
      const own = `texts/${language}.json`;
      const isThere = existsSync(join(import.meta.dirname, own));
      return [language, read(isThere ? own : `texts/${defaultLanguage}.json`) as DemoTexts];
    }),
  );
}
