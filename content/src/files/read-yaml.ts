import type { z } from 'zod';
import { checkFile } from './check-file.ts';
import { ContentError } from './content-error.ts';
import { parseYaml } from './parse-yaml.ts';
import { readTextFile } from './read-text-file.ts';

const firstLine = (text: string) => text.split('\n', 1)[0]?.replace(/:$/, '') ?? text;

function parseFile(folder: string, file: string): unknown {
  const text = readTextFile(folder, file);
  try {
    return parseYaml(text);
  } catch (error) {
    throw new ContentError([{ file, key: '', reason: firstLine((error as Error).message) }]);
  }
}

/**
 * Reads one YAML file below `folder` and checks it.
 * Throws a `ContentError` for a missing file, broken YAML (a doubled key too) and everything the schema refuses.
 */
export function readYaml<Schema extends z.ZodType>(
  folder: string,
  file: string,
  schema: Schema,
): z.output<Schema> {
  return checkFile(file, parseFile(folder, file), schema);
}
