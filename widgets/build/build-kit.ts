import { rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buildChunks } from './build-chunks.ts';
import { buildLoader } from './build-loader.ts';
import { rollingLoaderUrl, versionsUrl } from './embed-snippet.ts';
import { hashFolder } from './hash-folder.ts';
import { keepVersions } from './keep-versions.ts';
import { kitManifest, loaderFile, manifestFile, siteLoaderFile } from './kit-manifest.ts';
import { measureFiles, type FileSize } from './measure-files.ts';
import { archiveFile, packageArchive } from './package/package-archive.ts';
import { packageFiles } from './package/package-files.ts';
import { tagOf } from './widget-names.ts';
import { widgets } from './widgets.ts';
import packageManifest from '../package.json' with { type: 'json' };

export interface BuildKitOptions {
  /** Folder of the built site; the kit goes into its `embed/`. */
  readonly outFolder: string;
  /** Folders with the folders of earlier versions, which go on to be served as they are. */
  readonly earlierFolders?: readonly string[];
}

export interface Kit {
  /** That of the package and a hash of all files, such as `1.0.0-3f2a91c4`: other contents are another version. */
  readonly version: string;
  /** This one and the earlier ones that were kept. */
  readonly versions: readonly string[];
  /** What partners name in their script tag. */
  readonly loaderUrl: string;
  /** Address of the module of each tag. */
  readonly modules: Readonly<Record<string, string>>;
  /** The loader for our own pages, whose widgets the build rendered. */
  readonly siteLoaderUrl: string;
  /** What projects with a bundler install. */
  readonly packageUrl: string;
  readonly sizes: readonly FileSize[];
}

const folder = 'embed';

/**
 * Builds the widgets as ES modules, and the two loaders. The files of a version never change: its name has their hash.
 * What it made is also written to `embed/kit.json`.
 */
export async function buildKit({ outFolder, earlierFolders = [] }: BuildKitOptions): Promise<Kit> {
  const embedFolder = join(outFolder, folder);
  const unnamed = join(embedFolder, 'unnamed');
  const { shared, parts, reached } = await buildChunks(widgets, unnamed);
  const loaderAt = (base: string) => buildLoader({ shared, parts, base, rendered: false });
  await writeFile(join(unnamed, loaderFile), await loaderAt('./'));
  await writeFile(
    join(unnamed, siteLoaderFile),
    await buildLoader({ shared, parts, base: './', rendered: true }),
  );
  const packed = await packageFiles(unnamed);
  const version = `${packageManifest.version}-${await hashFolder(unnamed, packed)}`;
  await writeFile(join(unnamed, archiveFile), packageArchive(packed, version));
  const manifest = await kitManifest({ folder: unnamed, version, reached });
  await writeFile(join(unnamed, manifestFile), JSON.stringify(manifest));
  // `dev` may have made the same before.
  await rm(join(embedFolder, version), { recursive: true, force: true });
  await rename(unnamed, join(embedFolder, version));
  await writeFile(join(outFolder, rollingLoaderUrl), await loaderAt(`./${version}/`));
  const sizes = await measureFiles(embedFolder);
  const earlier: string[] = [];
  for (const from of earlierFolders) earlier.push(...(await keepVersions(from, embedFolder)));
  const versions = [...new Set([version, ...earlier])];
  await writeFile(join(outFolder, versionsUrl), JSON.stringify({ newest: version, versions }));
  const kit: Kit = {
    version,
    versions,
    loaderUrl: rollingLoaderUrl,
    modules: Object.fromEntries(
      widgets.map((widget) => [tagOf(widget), `/${folder}/${version}/${widget.name}.js`]),
    ),
    siteLoaderUrl: `/${folder}/${version}/${siteLoaderFile}`,
    packageUrl: `/${folder}/${version}/${archiveFile}`,
    sizes,
  };
  await writeFile(join(embedFolder, 'kit.json'), JSON.stringify(kit, null, 2));
  return kit;
}
