import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/**
 * Keeps other processes (and other backends of this one) out of a data folder, because two would destroy
 * it. The lock is SQLite's on a file: the operating system drops it with the process that holds it, so
 * none stays behind after a crash.
 * @returns releases the lock.
 * @throws Error with a sentence for people when somebody else holds it.
 */
export function lockDataFolder(dataFolder: string): () => void {
  mkdirSync(dataFolder, { recursive: true });
  const holderFile = join(dataFolder, 'holder.txt');
  const lock = new DatabaseSync(join(dataFolder, 'lock.sqlite'));
  try {
    lock.exec('pragma locking_mode = exclusive; begin exclusive');
  } catch (error) {
    lock.close();
    if ((error as { errcode?: number }).errcode !== sqliteBusy) throw error;
    throw new Error(
      `The data folder ${dataFolder} is in use by process ${readHolder(holderFile)}. ` +
        'Stop that one first, or choose another folder by VAKMAN_DATA.',
      { cause: error },
    );
  }
  writeFileSync(holderFile, String(process.pid));
  return () => lock.close();
}

const sqliteBusy = 5;

function readHolder(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return 'unknown';
  }
}
