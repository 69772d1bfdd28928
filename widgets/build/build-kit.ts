import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buildChunks } from './build-chunks.ts';
import { buildLoader } from './build-loader.ts';
import { hashFolder } from './hash-folder.ts';
import { measureFiles, type FileSize } from './measure-files.ts';
import { tagOf, widgets } from './widgets.ts';
import manifest from '../package.json' with { type: 'json' };

export interface BuildKitOptions {
  /** Folder of the built site; the kit goes into its `embed/`. */
  readonly outFolder: string;
}

export interface Kit {
  /** That of the package and a hash of all files, such as `1.0.0-3f2a91c4`: other contents are another version. */
  readonly version: string;
  /** What partners name in their script tag. */
  readonly loaderUrl: string;
  /** Address of the module of each tag. */
  readonly modules: Readonly<Record<string, string>>;
  /** The loader for our own pages: text of a `<script type="module">`. */
  readonly inlineLoader: string;
  readonly sizes: readonly FileSize[];
}

const folder = 'embed';

/**
 * Builds the widgets as ES modules, and the two loaders. The files of a version never change: its name has their hash.
 * What it made is also written to `embed/kit.json`.
 */
export async function buildKit({ outFolder }: BuildKitOptions): Promise<Kit> {
  const embedFolder = join(outFolder, folder);
  const unnamed = join(embedFolder, 'unnamed');
  const shared = await buildChunks(widgets, unnamed);
  const version = `${manifest.version}-${await hashFolder(unnamed)}`;
  await rename(unnamed, join(embedFolder, version));
  const partner = await buildLoader({ shared, base: `./${version}/`, rendered: false });
  const inline = await buildLoader({ shared, base: `/${folder}/${version}/`, rendered: true });
  const loaderName = `v${manifest.version.split('.')[0]}.js`;
  await mkdir(embedFolder, { recursive: true });
  await writeFile(join(embedFolder, loaderName), partner);
  const kit: Kit = {
    version,
    loaderUrl: `/${folder}/${loaderName}`,
    modules: Object.fromEntries(
      widgets.map((widget) => [tagOf(widget), `/${folder}/${version}/${widget.name}.js`]),
    ),
    inlineLoader: inline,
    sizes: await measureFiles(embedFolder),
  };
  await writeFile(join(embedFolder, 'kit.json'), JSON.stringify(kit, null, 2));
  return kit;
}
