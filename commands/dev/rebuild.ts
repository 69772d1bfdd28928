import { constants, setPriority } from 'node:os';
import type { BuildData } from '@vakman/site/page/build-data.ts';
import type { Kit } from '@vakman/widgets/build/build-kit';
import { inTurn } from '../exclusive/in-turn.ts';
import { kitHash, siteCodeHash } from '../build/source-hash.ts';
import { root } from '../settings/settings.ts';
import type { RebuildMessage, RebuildOrder } from './rebuild-process.ts';

async function readBuilders() {
  return {
    ...(await import('@vakman/site/build/prepare-build')),
    ...(await import('@vakman/site/build/render-pages')),
    ...(await import('@vakman/site/build/site-files')),
    ...(await import('@vakman/site/build/write-asset')),
    ...(await import('@vakman/site/_data/routes.ts')),
  };
}

/** Hash of all code with the generated facts; nothing as long as they were never generated. */
function codeHash(): string | undefined {
  try {
    return kitHash(root) + siteCodeHash(root);
  } catch {
    return undefined;
  }
}

// Before the code is read: whatever changes from now on is found out.
const codeThatWasRead = codeHash();
const builders = readBuilders();
// A fault in the code is told once there is something to build.
builders.catch(() => {});

type Tell = (message: RebuildMessage) => void;

async function rebuild(order: RebuildOrder, tell: Tell): Promise<RebuildMessage> {
  const { outFolder, addresses, cacheFolder, last } = order;
  if (codeHash() !== codeThatWasRead) return { kind: 'stale' };
  // From the same code nearly always the same comes; whether it did is seen below.
  const known = last && last.codeHash === codeThatWasRead ? last.build : undefined;
  const early = known ? await renderFirst(order, known, tell) : [];

  const { writeFacts } = await import('@vakman/facts/write-facts');
  await writeFacts(addresses);
  const code = codeHash();
  // What a widget says is code by now, and the process that has read it writes the first pages once more.
  if (code === undefined || code !== codeThatWasRead) return { kind: 'stale' };

  const { assetFolder, prepareBuild, readRoutes, renderPages, writeSiteFiles } = await builders;
  const ownKitHash = kitHash(root);
  const kit = last?.kitHash === ownKitHash ? last.kit : await rebuildKit(outFolder);
  const { buildDashboard } = await import('@vakman/dashboard/build/build-dashboard');
  const dashboard = await buildDashboard({ outFolder, assetFolder });
  const build = await prepareBuild({ outFolder, addresses, kit, dashboard, cacheFolder });
  // Before the pages: their inline styles need the headers that name them.
  await writeSiteFiles(outFolder, build, kit);

  if (!known) await renderFirst(order, build, tell);
  const kept = JSON.stringify(build) === JSON.stringify(known) ? early : [];
  await renderPages({ outFolder, build, routes: readRoutes().filter(({ url }) => !kept.includes(url)) });
  return { kind: 'built', built: { kit, kitHash: ownKitHash, build, codeHash: code }, kept };
}

/** The pages that somebody looks at, before all that these do not show. Answers with their paths. */
async function renderFirst({ outFolder, first }: RebuildOrder, build: BuildData, tell: Tell) {
  const { readRoutes, renderPages } = await builders;
  const routes = readRoutes().filter(({ url }) => first.includes(url));
  if (routes.length === 0) return [];
  await renderPages({ outFolder, build, routes });
  tell({ kind: 'first' });
  // The browser is loading them by now, and goes before.
  setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
  return routes.map(({ url }) => url);
}

async function rebuildKit(outFolder: string): Promise<Kit> {
  const { buildKit } = await import('@vakman/widgets/build/build-kit');
  return buildKit({ outFolder });
}

function faultOf(error: unknown): RebuildMessage {
  return { kind: 'fault', fault: error instanceof Error ? (error.stack ?? error.message) : String(error) };
}

process.once('message', (order) => {
  void inTurn(() => rebuild(order as RebuildOrder, (message) => process.send?.(message)))
    .catch(faultOf)
    .then((message) => process.send?.(message, () => process.exit(0)));
});
process.once('disconnect', () => process.exit(0));
