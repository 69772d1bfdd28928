import { watch } from 'node:fs';
import { join } from 'node:path';
import { ignoredFolders } from '../build/source-files.ts';

/** Folders whose files make the site or the backend. */
const watched = ['content', 'domain', 'tokens', 'widgets', 'site', 'supabase'];

/** An editor saves one file in several steps. */
const settleMs = 20;

/**
 * Tells of changed source files, several at once where they change together.
 *
 * @param root folder with a `.gitignore`; nothing in the folders it names is told.
 * @returns stops it.
 */
export function watchSources(root: string, onChange: (files: readonly string[]) => void): () => void {
  const ignored = ignoredFolders(root);
  const changed = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  const watchers = watched.map((folder) =>
    watch(join(root, folder), { recursive: true }, (_event, file) => {
      const parts = file?.split(/[/\\]/) ?? [];
      if (parts.length === 0 || parts.some((part) => ignored.has(part) || /^\.|~$/.test(part))) return;
      changed.add([folder, ...parts].join('/'));
      clearTimeout(timer);
      timer = setTimeout(() => {
        const files = [...changed];
        changed.clear();
        onChange(files);
      }, settleMs);
    }),
  );
  return () => {
    clearTimeout(timer);
    for (const watcher of watchers) watcher.close();
  };
}
