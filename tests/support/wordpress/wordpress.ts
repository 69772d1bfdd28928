import { spawn } from 'node:child_process';
import { mkdtempSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { findPhp } from '@vakman/commands/provide/provide-php.ts';
import { root } from '@vakman/commands/settings/settings.ts';
import { readZip } from '../read-zip.ts';

/** What a page of WordPress is asked to show, and how WordPress is set. */
export interface WordpressPage {
  readonly shortcodes?: readonly unknown[];
  readonly blocks?: readonly unknown[];
  readonly locale?: string;
  readonly userLocale?: string;
  readonly options?: Readonly<Record<string, string>>;
  readonly mayEdit?: boolean;
  /** Names of a partner, to be cleaned. */
  readonly sources?: readonly unknown[];
}

export interface Wordpress {
  readonly address: (page: WordpressPage, about?: boolean) => string;
  readonly close: () => void;
}

/** The plugin that the build made, in PHP's own server. */
export async function startWordpress(): Promise<Wordpress> {
  const php = findPhp();
  if (!php) throw new Error('There is no PHP. Run the tests by `pnpm test`, or install it.');
  const folder = mkdtempSync(join(tmpdir(), 'wordpress-'));
  const archive = readFileSync(join(root, 'dist/test-site/embed/wordpress/vakman.zip'));
  for (const [name, content] of readZip(archive)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), content);
  }
  const port = await freePort();
  const page = join(import.meta.dirname, 'page.php');
  const server = spawn(php, ['-S', `127.0.0.1:${port}`, page], {
    env: { ...process.env, VAKMAN_PLUGIN: join(folder, 'vakman/vakman.php') },
    stdio: 'ignore',
  });
  const url = `http://127.0.0.1:${port}/`;
  await answers(url);
  return {
    address: (given, about = false) =>
      `${url}?${new URLSearchParams({ given: JSON.stringify(given), ...(about && { about: '1' }) })}`,
    close() {
      server.kill();
      rmSync(folder, { recursive: true });
    },
  };
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

async function answers(url: string): Promise<void> {
  for (let tries = 0; tries < 200; tries += 1) {
    if (await fetch(url).catch(() => undefined)) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('PHP does not answer');
}
