import type { Stats } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { watch } from 'chokidar';
import { ignoredFolders } from '../build/source-files.ts';

/** Folders whose files make the site or the backend. */
const watched = ['content', 'domain', 'facts', 'tokens', 'widgets', 'site', 'dashboard', 'supabase'];

/** An editor saves one file in several steps. */
const settleMs = 20;

/** The clock that dates files may be a tick behind. */
const clockTickMs = 20;

/**
 * Tells of changed source files, several at once where they change together. Not Node's recursive `fs.watch`: on Linux
 * that loses a file when another one takes its place, which is how `git` and many editors save.
 *
 * @param root folder with a `.gitignore`; nothing in the folders it names is told.
 * @returns stops it.
 */
export function watchSources(root: string, onChange: (files: readonly string[]) => void): () => void {
  const since = Date.now() - clockTickMs;
  const ignored = ignoredFolders(root);
  const partsOf = (path: string) => relative(root, path).split(sep);
  const changed = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  const watcher = watch(
    watched.map((folder) => join(root, folder)),
    { ignored: (path) => partsOf(path).some((part) => ignored.has(part) || /^\.|~$/.test(part)) },
  );
  const tell = (path: string) => {
    changed.add(partsOf(path).join('/'));
    clearTimeout(timer);
    timer = setTimeout(() => {
      const files = [...changed];
      changed.clear();
      onChange(files);
    }, settleMs);
  };
  watcher.on('change', tell);
  watcher.on('unlink', tell);
  // Files that are found at first are told only where they were saved meanwhile.
  let found = false;
  watcher.on('ready', () => (found = true));
  watcher.on('add', (path: string, stats?: Stats) => {
    if (found || (stats && stats.ctimeMs >= since)) tell(path);
  });
  return () => {
    clearTimeout(timer);
    void watcher.close();
  };
}
