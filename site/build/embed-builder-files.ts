import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Addresses } from '@vakman/domain/facts/facts';
import type { Kit } from '@vakman/widgets/build/build-kit';
import { manifestFile } from '@vakman/widgets/build/kit-manifest';
import { embedFacts } from '../src/pages/widgets/embed-facts.ts';
import type { BuildData } from '../src/page/build-data.ts';
import { bundleScript } from './bundle-script.ts';
import { minified } from './page-style.ts';
import { writeAsset } from './write-asset.ts';

const styleFile = join(import.meta.dirname, '../src/pages/widgets/widgets.css');

/** Writes script and style of the page where partners put their widget together; no other page loads them. */
export async function embedBuilderFiles(
  outFolder: string,
  { siteUrl }: Addresses,
  { version, packageUrl }: Kit,
): Promise<BuildData['embedBuilder']> {
  const install = `npm install ${siteUrl}${packageUrl}`;
  const script = await bundleScript({
    name: 'embed-builder/embed-builder.ts',
    format: 'esm',
    define: {
      __EMBED_FACTS__: embedFacts(siteUrl),
      __INSTALL__: install,
      __MANIFEST__: `/embed/${version}/${manifestFile}`,
    },
  });
  return {
    script: await writeAsset(outFolder, 'embed-builder.js', script),
    style: await writeAsset(outFolder, 'embed-builder.css', minified(await readFile(styleFile, 'utf8'))),
    install,
  };
}
