import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buildChunks } from './build-chunks.ts';
import { buildLoader } from './build-loader.ts';
import { measureFiles, type FileSize } from './measure-files.ts';
import { widgets } from './widgets.ts';
import manifest from '../package.json' with { type: 'json' };

export interface BuildKitOptions {
  /** Folder of the built site; the kit goes into its `embed/`. */
  readonly outFolder: string;
}

export interface Kit {
  readonly version: string;
  /** What partners name in their script tag. */
  readonly loaderUrl: string;
  /** Address of the module of each tag. */
  readonly chunks: Readonly<Record<string, string>>;
  /** The loader for our own pages: text of a `<script type="module">`. */
  readonly inlineLoader: string;
  readonly sizes: readonly FileSize[];
}

const folder = 'embed';

/**
 * Builds the widgets as ES modules, and the two loaders. The files of a version are immutable: their names carry a hash.
 * What it made is also written to `embed/kit.json`.
 */
export async function buildKit({ outFolder }: BuildKitOptions): Promise<Kit> {
  const { version } = manifest;
  const embedFolder = join(outFolder, folder);
  const modules = await buildChunks(widgets, join(embedFolder, version));
  const partner = await buildLoader({ modules, base: `./${version}/`, rendered: false });
  const inline = await buildLoader({ modules, base: `/${folder}/${version}/`, rendered: true });
  const loaderName = `v${version.split('.')[0]}.js`;
  await mkdir(embedFolder, { recursive: true });
  await writeFile(join(embedFolder, loaderName), partner);
  const kit: Kit = {
    version,
    loaderUrl: `/${folder}/${loaderName}`,
    chunks: Object.fromEntries(
      Object.entries(modules).map(([tag, { entry }]) => [tag, `/${folder}/${version}/${entry}`]),
    ),
    inlineLoader: inline,
    sizes: await measureFiles(embedFolder),
  };
  await writeFile(join(embedFolder, 'kit.json'), JSON.stringify({ ...kit, modules }, null, 2));
  return kit;
}
