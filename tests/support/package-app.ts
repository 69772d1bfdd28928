import { execFileSync } from 'node:child_process';
import { symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '@vakman/commands/settings/settings.ts';
import type { Website } from './website.ts';

/**
 * Makes a folder a project that has installed the package of the widgets.
 *
 * @param command as somebody types it, such as `npm install https://…`.
 * @param others folders of further packages, by their names.
 */
export function install(
  { folder }: Website,
  command: string,
  others: Readonly<Record<string, string>> = {},
): void {
  writeFileSync(
    join(folder, 'package.json'),
    JSON.stringify({ name: 'gids', private: true, type: 'module' }),
  );
  const [program = '', ...args] = command.split(' ');
  execFileSync(program, [...args, '--no-audit', '--no-fund'], { cwd: folder, stdio: 'pipe' });
  for (const [name, from] of Object.entries(others))
    symlinkSync(join(root, from), join(folder, 'node_modules', name));
}

/** Builds with Vite as it comes, and answers with the folder of the result. */
export function buildWithVite({ folder }: Website): string {
  const vite = join(root, 'widgets/node_modules/vite/bin/vite.js');
  execFileSync(process.execPath, [vite, 'build', '--logLevel', 'warn'], { cwd: folder, stdio: 'pipe' });
  return join(folder, 'dist');
}
