import { join } from 'node:path';
import { holdFile } from './hold-file.ts';

/**
 * Keeps other processes (and other backends of this one) out of a data folder, because two would destroy it.
 * @returns releases the lock.
 * @throws Error with a sentence for people when somebody else holds it, or it is no lock.
 */
export function lockDataFolder(dataFolder: string): () => void {
  // A forked backend is started anew when it is killed: the one to stop is its parent.
  const stoppable = process.send ? process.ppid : process.pid;
  const hold = holdFile(join(dataFolder, 'lock.sqlite'), stoppable);
  if (hold.held) return hold.release;
  throw new Error(
    `The data folder ${dataFolder} is in use by process ${hold.holder}. ` +
      'Stop that one first, or choose another folder by VAKMAN_DATA.',
  );
}
