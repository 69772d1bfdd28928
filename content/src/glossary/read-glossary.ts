import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { contentFolder } from '../files/content-folder.ts';
import { readYaml } from '../files/read-yaml.ts';
import { glossaryRoomSchema, type Concept } from './glossary.schema.ts';

/** A concept with its key and the file that states it. */
export interface GlossaryEntry extends Concept {
  readonly key: string;
  /** Path inside `content/`. */
  readonly file: string;
}

/** Reads `glossary/`, in the order of the files. Throws a `ContentError` for a file that is wrong. */
export function readGlossary(folder: string): GlossaryEntry[] {
  return readdirSync(join(folder, 'glossary'))
    .toSorted()
    .flatMap((name) => {
      const file = `glossary/${name}`;
      const concepts = readYaml(folder, file, glossaryRoomSchema);
      return Object.entries(concepts).map(([key, concept]) => ({ ...concept, key, file }));
    });
}

/** The glossary of this repository: for tests and for people. Nothing that is built says a word of it. */
export const loadGlossary = (): GlossaryEntry[] => readGlossary(contentFolder);
