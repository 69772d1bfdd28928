import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import type { z } from 'zod';
import { checkFile } from './check-file.ts';
import { ContentError } from './content-error.ts';

const firstLine = (text: string) => text.split('\n', 1)[0]?.replace(/:$/, '') ?? text;

function parseYaml(folder: string, file: string): unknown {
  try {
    return parse(readFileSync(join(folder, file), 'utf8'));
  } catch (error) {
    const missing = (error as NodeJS.ErrnoException).code === 'ENOENT';
    const reason = missing ? 'The file is missing' : firstLine((error as Error).message);
    throw new ContentError([{ file, key: '', reason }]);
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
  return checkFile(file, parseYaml(folder, file), schema);
}
