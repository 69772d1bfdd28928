import { readdir } from 'node:fs/promises';
import { join, relative } from 'node:path';
import type { Addresses } from '@vakman/domain/facts/facts';
import { assetFolder } from '@vakman/site/build/write-asset';
import { inTurn } from '../exclusive/in-turn.ts';
import { step } from '../progress/step.ts';
import { readSettings, root } from '../settings/settings.ts';
import { earlierKitFolders } from './earlier-kits.ts';
import { keepBuild } from './kept-builds.ts';
import { placeholdersReport } from './placeholders-report.ts';
import { sourceHash, storybookHash } from './source-hash.ts';
import { fillStampedFolder } from './stamped-folder.ts';
import { writeFacts } from '@vakman/facts/write-facts';

export interface BuildOptions {
  /** Where the site goes, such as `dist/site`. */
  readonly outFolder: string;
  readonly addresses: Addresses;
  /** What was made once and stays good over builds. */
  readonly cacheFolder: string;
  /** Folder with all earlier versions of the widgets; without it the kept builds bring theirs. */
  readonly earlierKits?: string | undefined;
  /** Folder in which builds are kept for the pages that visitors have open; without it nothing is kept. */
  readonly keptFolder?: string | undefined;
}

/**
 * Builds the whole site: facts, widgets, dashboard, pages with their fonts; nothing where nothing changed since the last
 * build.
 *
 * @param onFacts called when the facts are written, for what need not wait for the rest.
 */
export function build(options: BuildOptions, onFacts: () => void = () => {}): Promise<void> {
  return inTurn(async () => {
    const known = await refreshFacts(options);
    onFacts();
    await buildSiteFolder(options, known);
  });
}

/** @returns what a build depends on beside its sources: facts and pages know the year. */
async function refreshFacts({ addresses }: BuildOptions): Promise<object> {
  const facts = await step('facts', () => writeFacts(addresses));
  return { addresses, facts, year: new Date().getFullYear() };
}

async function buildSiteFolder(options: BuildOptions, known: object): Promise<void> {
  const { outFolder, earlierKits } = options;
  const kept = earlierKits && (await readdir(earlierKits));
  const stamp = sourceHash(root, { ...known, kept });
  const built = await fillStampedFolder(outFolder, stamp, (folder) =>
    fill({ ...options, outFolder: folder }),
  );
  if (!built) console.log(`  ${relative(root, outFolder)} is up to date.`);
}

/** The builders are heavy, so they are loaded only when there is something to build. */
async function fill({
  outFolder,
  addresses,
  cacheFolder,
  earlierKits,
  keptFolder,
}: BuildOptions): Promise<void> {
  const kit = await step('widgets', async () => {
    const { buildKit } = await import('@vakman/widgets/build/build-kit');
    return buildKit({ outFolder, earlierFolders: await earlierKitFolders({ earlierKits, keptFolder }) });
  });
  const dashboard = await step('dashboard', async () => {
    const { buildDashboard } = await import('@vakman/dashboard/build/build-dashboard');
    return buildDashboard({ outFolder, assetFolder });
  });
  const { pages } = await step('pages', async () => {
    const { buildSite } = await import('@vakman/site/build/build-site');
    return buildSite({ outFolder, addresses, kit, dashboard, cacheFolder });
  });
  if (keptFolder) await keepBuild(keptFolder, outFolder, kit.version);
  console.log(`    ${pages} pages`);
}

/** What designers review; only `build` makes it, because no page needs it. */
async function buildStories(outFolder: string, known: object): Promise<void> {
  const built = await fillStampedFolder(outFolder, storybookHash(root, known), (folder) =>
    step('stories', async () => {
      const { buildStorybook } = await import('../storybook/build-storybook.ts');
      await buildStorybook(folder);
    }),
  );
  if (!built) console.log(`  ${relative(root, outFolder)} is up to date.`);
}

/** Templates for the auth service of a hosted project. */
function writeAuthMails(siteUrl: string): Promise<void> {
  return step('auth mails', async () => {
    // Its words and facts are written by this build.
    const { writeGoTemplates } = await import('@vakman/supabase/auth-mails/write-go-templates');
    await writeGoTemplates(join(root, 'dist/auth-mails'), siteUrl);
  });
}

/** With `--test` it builds what the browser tests look at, beside the other. */
export async function run(args: readonly string[]): Promise<number> {
  const forTests = args.includes('--test');
  const settings = readSettings(process.env, forTests ? 'test' : 'start');
  const { addresses } = settings;
  const outFolder = join(root, forTests ? 'dist/test-site' : 'dist/site');
  const options = { outFolder, ...settings };
  await inTurn(async () => {
    const known = await refreshFacts(options);
    await buildSiteFolder(options, known);
    if (!forTests) {
      await writeAuthMails(options.addresses.siteUrl);
      await buildStories(join(root, 'dist/storybook'), known);
    }
  });
  console.log(
    `\n  ${relative(process.cwd(), outFolder)} is for ${addresses.siteUrl} with ${addresses.supabaseUrl}\n`,
  );
  if (!forTests) console.log(await placeholders());
  return 0;
}

/** They stop no build: the demo is made of them. */
async function placeholders(): Promise<string> {
  const { loadContent } = await import('@vakman/content/content');
  const { placeholdersIn } = await import('@vakman/content/placeholders/placeholders');
  return placeholdersReport(placeholdersIn(loadContent(), new Date().toISOString().slice(0, 10)));
}
