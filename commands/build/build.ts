import { readFile, readdir } from 'node:fs/promises';
import { join, relative } from 'node:path';
import type { Addresses } from '@vakman/domain/facts/facts';
import { versionsUrl } from '@vakman/widgets/build/embed-snippet';
import { step } from '../progress/step.ts';
import { readSettings, root } from '../settings/settings.ts';
import { sourceHash, storybookHash } from './source-hash.ts';
import { fillStampedFolder } from './stamped-folder.ts';
import { writeFacts } from './write-facts.ts';

export interface BuildOptions {
  /** Where the site goes, such as `dist/site`. */
  readonly outFolder: string;
  readonly addresses: Addresses;
  /** Folder with earlier versions of the widgets, for partners who stay with one. */
  readonly earlierKits?: string | undefined;
}

/** What was made once and stays good over builds. */
export const cacheFolder = join(root, '.cache');

/** Builds the whole site: facts, widgets, pages with their fonts; nothing where nothing changed since the last build. */
export async function build(options: BuildOptions): Promise<void> {
  const { outFolder, addresses, earlierKits } = options;
  await step('facts', () => writeFacts(addresses));
  const kept = earlierKits && (await readdir(earlierKits));
  const stamp = sourceHash(root, { addresses, kept });
  const built = await fillStampedFolder(outFolder, stamp, (folder) =>
    fill({ ...options, outFolder: folder }),
  );
  if (!built) console.log(`  ${relative(root, outFolder)} is up to date.`);
}

/** The builders are heavy, so they are loaded only when there is something to build. */
async function fill({ outFolder, addresses, earlierKits }: BuildOptions): Promise<void> {
  const kit = await step('widgets', async () => {
    const { buildKit } = await import('@vakman/widgets/build/build-kit');
    return buildKit({ outFolder, earlierFolder: earlierKits });
  });
  const { pages } = await step('pages', async () => {
    const { buildSite } = await import('@vakman/site/build/build-site');
    return buildSite({ outFolder, addresses, kit, cacheFolder });
  });
  console.log(`    ${pages} pages`);
}

/** What designers review; only `build` makes it, because no page needs it. */
async function buildStories({ outFolder, addresses }: BuildOptions): Promise<void> {
  const built = await fillStampedFolder(outFolder, storybookHash(root, addresses), (folder) =>
    step('stories', async () => {
      const { buildStorybook } = await import('../storybook/build-storybook.ts');
      await buildStorybook(folder);
    }),
  );
  if (!built) console.log(`  ${relative(root, outFolder)} is up to date.`);
}

/** The widgets for `pnpm pack`, with what the site was built for written into them. */
async function buildPackage(siteFolder: string, { outFolder, addresses }: BuildOptions): Promise<void> {
  const built = await fillStampedFolder(outFolder, sourceHash(root, addresses), (folder) =>
    step('package', async () => {
      const { writePackage } = await import('@vakman/widgets/build/package/write-package');
      const text = await readFile(join(siteFolder, versionsUrl), 'utf8');
      const { newest } = JSON.parse(text) as { newest: string };
      await writePackage({ kitFolder: join(siteFolder, 'embed', newest), outFolder: folder });
    }),
  );
  if (!built) console.log(`  ${relative(root, outFolder)} is up to date.`);
}

/** With `--test` it builds what the browser tests look at, beside the other. */
export async function run(args: readonly string[]): Promise<number> {
  const forTests = args.includes('--test');
  const { addresses, earlierKits } = readSettings(process.env, forTests ? 'test' : 'start');
  const outFolder = join(root, forTests ? 'dist/test-site' : 'dist/site');
  await build({ outFolder, addresses, earlierKits });
  await buildPackage(outFolder, {
    outFolder: join(root, forTests ? 'dist/test-package' : 'dist/package'),
    addresses,
  });
  if (!forTests) await buildStories({ outFolder: join(root, 'dist/storybook'), addresses });
  console.log(
    `\n  ${relative(process.cwd(), outFolder)} is for ${addresses.siteUrl} with ${addresses.supabaseUrl}\n`,
  );
  return 0;
}
