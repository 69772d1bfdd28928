import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** What asking for a file came to: it is one's own until released, or a process has it. */
export type Hold =
  | { readonly held: true; readonly release: () => void }
  | { readonly held: false; readonly holder: string };

const sqliteBusy = 5;
const sqliteNoDatabase = 26;

/** What nothing refers to is collected, and its lock with it. */
const locks = new Set<DatabaseSync>();

/**
 * Keeps all others out of what a file stands for, other processes and other parts of this one. The lock is SQLite's on
 * that file: the operating system drops it with the process that has it, so none stays behind after a crash.
 *
 * @param file made where there is none; beside it `<file>.holder` says which process has it.
 * @param holder the process to name to others.
 * @throws Error with a sentence for people when the file is no lock.
 */
export function holdFile(file: string, holder = process.pid): Hold {
  mkdirSync(dirname(file), { recursive: true });
  const holderFile = `${file}.holder`;
  const lock = new DatabaseSync(file);
  try {
    lock.exec('pragma locking_mode = exclusive; begin exclusive');
  } catch (error) {
    lock.close();
    const { errcode } = error as { errcode?: number };
    if (errcode === sqliteBusy) return { held: false, holder: readHolder(holderFile) };
    if (errcode !== sqliteNoDatabase) throw error;
    throw new Error(`The lock ${file} is damaged. Remove that file; it holds nothing.`, { cause: error });
  }
  locks.add(lock);
  writeFileSync(holderFile, String(holder));
  return {
    held: true,
    release() {
      locks.delete(lock);
      lock.close();
    },
  };
}

function readHolder(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return 'unknown';
  }
}
