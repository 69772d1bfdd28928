import { join } from 'node:path';
import type { Kit } from '@vakman/widgets/build/build-kit';
import { kitHash } from '../build/source-hash.ts';
import { root } from '../settings/settings.ts';
import type { RebuildOrder, RebuildResult } from './rebuild-process.ts';

const cacheFolder = join(root, '.cache');

async function rebuild({ outFolder, addresses, last }: RebuildOrder): Promise<RebuildResult> {
  try {
    const { writeFacts } = await import('../build/write-facts.ts');
    await writeFacts(addresses);
    const hash = kitHash(root);
    const kit = last?.hash === hash ? last.kit : await rebuildKit(outFolder);
    const { buildSite } = await import('@vakman/site/build/build-site');
    await buildSite({ outFolder, addresses, kit, cacheFolder });
    return { built: { kit, hash } };
  } catch (error) {
    return { fault: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

async function rebuildKit(outFolder: string): Promise<Kit> {
  const { buildKit } = await import('@vakman/widgets/build/build-kit');
  return buildKit({ outFolder });
}

process.once('message', (order) => {
  void rebuild(order as RebuildOrder).then((result) => process.send?.(result, () => process.exit(0)));
});
process.once('disconnect', () => process.exit(0));
