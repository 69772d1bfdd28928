import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ContentError } from './content-error.ts';

/** The text of a file below `folder`. Throws a `ContentError` that names a file that is not there. */
export function readTextFile(folder: string, file: string): string {
  try {
    return readFileSync(join(folder, file), 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    throw new ContentError([{ file, key: '', reason: 'The file is missing' }]);
  }
}
