import { copyFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Kit } from '@vakman/widgets/build/build-kit';
import { elementStyles } from '@vakman/widgets/element/render-element.tsx';
import { readRoutes } from '../src/_data/routes.ts';
import type { BuildData } from '../src/page/build-data.ts';
import { headersFile } from './headers-file.ts';
import { redirectsFile } from './redirects-file.ts';

/** Writes what is no page: the files that steer the host, and the icon. */
export async function writeSiteFiles(outFolder: string, build: BuildData, kit: Kit): Promise<void> {
  const { addresses, scripts, style } = build;
  const headers = headersFile({
    addresses,
    scripts: Object.values(scripts),
    styles: [...Object.values(style).flatMap((look) => Object.values(look)), ...elementStyles],
    kit,
  });
  await Promise.all([
    writeFile(join(outFolder, '_headers'), headers),
    writeFile(join(outFolder, '_redirects'), redirectsFile(readRoutes(), addresses)),
    copyFile(join(import.meta.dirname, '../src/assets/favicon.svg'), join(outFolder, 'favicon.svg')),
  ]);
}
