import { createHash } from 'node:crypto';
import { readdirSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { holdFile } from '@vakman/supabase/local/hold-file';
import type { Settings } from '../settings/settings.ts';

type Served = Pick<Settings, 'addresses' | 'ports'>;

/**
 * Where a command that serves builds: a folder for each command and its addresses, so that nothing that is built beside
 * it replaces what it serves.
 *
 * @param parent such as `dist/start`.
 * @returns such as `dist/start/4173-3f2a91c4`.
 */
export function servedFolder(parent: string, { addresses, ports }: Served): string {
  const hash = createHash('sha256').update(JSON.stringify(addresses)).digest('hex').slice(0, 8);
  return join(parent, `${ports.site}-${hash}`);
}

/**
 * The same folder, kept for this process until it ends. Those that no process keeps any more are removed, so this is done
 * in turn: who looks whether a folder is kept has it for a moment.
 */
export function keepServedFolder(parent: string, served: Served): string {
  const folder = servedFolder(parent, served);
  // Nobody else can have it: its ports are taken by one process at a time.
  holdFile(lockOf(folder));
  for (const name of entries(parent)) {
    const other = join(parent, name);
    if (other === folder || !isFolderName(name)) continue;
    const hold = holdFile(lockOf(other));
    if (!hold.held) continue;
    for (const path of [other, `${other}.stamp`, `${other}.unfinished`]) {
      rmSync(path, { recursive: true, force: true });
    }
    hold.release();
  }
  return folder;
}

const isFolderName = (name: string) => /^\d+-[0-9a-f]{8}$/.test(name);

/** Apart from the folders, so that none is removed with one. */
const lockOf = (folder: string) =>
  join(dirname(dirname(folder)), 'locks', `${basename(dirname(folder))}-${basename(folder)}`);

function entries(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}
