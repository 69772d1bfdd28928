import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import type { Addresses } from '@vakman/domain/facts/facts';
import { step } from '../progress/step.ts';
import { readSettings, root } from '../settings/settings.ts';
import { sourceHash } from './source-hash.ts';
import { writeFacts } from './write-facts.ts';

export interface BuildOptions {
  /** Where the site goes, such as `dist/site`. */
  readonly outFolder: string;
  readonly addresses: Addresses;
}

/** What was encoded or subset once, and stays good over builds. */
const cacheFolder = join(root, '.cache');

/**
 * Builds the whole site: facts, fonts, widgets, pages. Nothing is done when nothing changed since the last build.
 * The folder holds either the last whole build or the new one, never half of it, whenever this is interrupted.
 */
export async function build({ outFolder, addresses }: BuildOptions): Promise<void> {
  await step('facts', () => writeFacts(addresses));
  const stampFile = `${outFolder}.stamp`;
  const stamp = sourceHash(root, addresses);
  if (existsSync(outFolder) && (await readIfThere(stampFile)) === stamp) {
    console.log(`  ${relative(root, outFolder)} is up to date.`);
    return;
  }
  const unfinished = `${outFolder}.unfinished`;
  await rm(unfinished, { recursive: true, force: true });
  await mkdir(unfinished, { recursive: true });
  await buildInto(unfinished, addresses);
  await rm(stampFile, { force: true });
  await rm(outFolder, { recursive: true, force: true });
  await mkdir(dirname(outFolder), { recursive: true });
  await rename(unfinished, outFolder);
  await writeFile(stampFile, stamp);
}

/** The builders are heavy, so they are loaded only when there is something to build. */
async function buildInto(outFolder: string, addresses: Addresses): Promise<void> {
  await step('fonts', async () => {
    const { buildFonts } = await import('@vakman/tokens/fonts/build-fonts');
    await buildFonts({ outFolder, cacheFolder });
  });
  const kit = await step('widgets', async () => {
    const { buildKit } = await import('@vakman/widgets/build/build-kit');
    return buildKit({ outFolder, cacheFolder });
  });
  await step('pages', async () => {
    const { buildSite } = await import('@vakman/site/build/build-site');
    await buildSite({ outFolder, addresses, kit });
  });
}

async function readIfThere(path: string): Promise<string | undefined> {
  return readFile(path, 'utf8').catch(() => undefined);
}

/** With `--test` it builds what the browser tests look at, beside the other. */
export async function run(args: readonly string[]): Promise<number> {
  const forTests = args.includes('--test');
  const { addresses } = readSettings(process.env, forTests ? 'test' : 'start');
  const outFolder = join(root, forTests ? 'dist/test-site' : 'dist/site');
  await build({ outFolder, addresses });
  console.log(
    `\n  ${relative(process.cwd(), outFolder)} is for ${addresses.siteUrl} with ${addresses.supabaseUrl}\n`,
  );
  return 0;
}
