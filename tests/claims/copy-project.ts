import { cpSync, mkdtempSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';

/** What a command of the project makes anew, another tool keeps for itself, or only a backend starts from. */
const leftOut = /^(\.git|\.vakman|dist|node_modules|\.cache[/\\](backend|postgresql))$|(^|[/\\])generated$/;

/**
 * Copies the project, for a test to change and to remove. What is installed is linked, what belongs to the workspace is
 * found in the copy.
 *
 * @returns the path of the copy.
 */
export function copyProject(root: string): string {
  const copy = mkdtempSync(join(tmpdir(), 'vakman-'));
  cpSync(root, copy, {
    recursive: true,
    verbatimSymlinks: true,
    filter: (path) => !leftOut.test(relative(root, path)),
  });
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
  return copy;
}
