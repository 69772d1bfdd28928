import { stat } from 'node:fs/promises';
import { join, normalize } from 'node:path';

export interface FoundFile {
  readonly path: string;
  readonly size: number;
  readonly modifiedMs: number;
}

/** Files that steer the host and are no part of the site. */
const hidden = new Set(['/_headers', '/_redirects']);

/**
 * The file that a path of the site stands for: itself, `<path>.html` or `<path>/index.html`. Nothing outside the
 * folder is ever found, whatever the path holds.
 *
 * @param pathname as it stands in the address, percent-encoded.
 */
export async function findFile(folder: string, pathname: string): Promise<FoundFile | undefined> {
  const path = decodedPath(pathname);
  if (path === undefined || hidden.has(path)) return undefined;
  const bare = path.replace(/\/+$/, '');
  const candidates = path.endsWith('/')
    ? [`${bare}/index.html`, ...(bare ? [`${bare}.html`] : [])]
    : [bare, `${bare}.html`, `${bare}/index.html`];
  for (const candidate of candidates) {
    const file = await fileAt(join(folder, candidate));
    if (file) return file;
  }
  return undefined;
}

/** What a path means: `/%6cogin` is `/login`. Undefined where it means nothing, or leads out of where it is. */
export function decodedPath(pathname: string): string | undefined {
  try {
    const decoded = decodeURIComponent(pathname);
    if (/[\0\\]/.test(decoded) || !decoded.startsWith('/')) return undefined;
    // An encoded slash would let one segment climb; `normalize` shows where the path really leads.
    return normalize(decoded) === decoded ? decoded : undefined;
  } catch {
    return undefined;
  }
}

async function fileAt(path: string): Promise<FoundFile | undefined> {
  const found = await stat(path).catch(() => undefined);
  return found?.isFile() ? { path, size: found.size, modifiedMs: found.mtimeMs } : undefined;
}
