import { copyFile, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Kit } from '@vakman/widgets/build/build-kit';
import { elementStyles } from '@vakman/widgets/element/render-element.tsx';
import { readRoutes } from '../src/_data/routes.ts';
import type { BuildData } from '../src/page/build-data.ts';
import { headersFile, speculationRulesPath } from './headers-file.ts';
import { redirectsFile } from './redirects-file.ts';

/** Pages of the own site are fetched when the pointer rests on a link to them. */
const speculationRules = {
  prefetch: [
    {
      where: { and: [{ href_matches: '/*' }, { not: { href_matches: '/(api|assets|embed)/*' } }] },
      eagerness: 'moderate',
    },
  ],
};

/** Writes what is no page: the files that steer the host, the rules for fetching in advance, the icon. */
export async function writeSiteFiles(outFolder: string, build: BuildData, kit: Kit): Promise<void> {
  const { addresses, scripts, style } = build;
  const headers = headersFile({
    addresses,
    scripts: Object.values(scripts),
    styles: [...Object.values(style), ...elementStyles],
    kit,
  });
  await mkdir(join(outFolder, 'assets'), { recursive: true });
  await Promise.all([
    writeFile(join(outFolder, '_headers'), headers),
    writeFile(join(outFolder, '_redirects'), redirectsFile(readRoutes(), addresses)),
    writeFile(join(outFolder, speculationRulesPath), JSON.stringify(speculationRules)),
    copyFile(join(import.meta.dirname, '../src/assets/favicon.svg'), join(outFolder, 'favicon.svg')),
  ]);
}
