import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { contentFolder } from '../files/content-folder.ts';
import { ContentError } from '../files/content-error.ts';
import { readYaml } from '../files/read-yaml.ts';
import { oneWordForOneConcept } from '../rules/one-word-for-one-concept.ts';
import { glossaryRoomSchema, type Concept } from './glossary.schema.ts';

/** A concept with its key and the file that states it. */
export interface GlossaryEntry extends Concept {
  readonly key: string;
  /** Path inside `content/`. */
  readonly file: string;
}

/**
 * Reads `glossary/`, in the order of the files. Throws a `ContentError` for a file that is wrong, and for words that
 * contradict each other.
 */
export function readGlossary(folder: string): GlossaryEntry[] {
  const entries = readdirSync(join(folder, 'glossary'))
    .toSorted()
    .flatMap((name) => {
      const file = `glossary/${name}`;
      const concepts = readYaml(folder, file, glossaryRoomSchema);
      return Object.entries(concepts).map(([key, concept]) => ({ ...concept, key, file }));
    });
  const faults = oneWordForOneConcept(entries);
  if (faults.length > 0) throw new ContentError(faults);
  return entries;
}

/** The glossary of this repository: for tests and for people. Nothing that is built reads it, nor waits for it. */
export const loadGlossary = (): GlossaryEntry[] => readGlossary(contentFolder);
