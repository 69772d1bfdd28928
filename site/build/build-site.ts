import { join, relative } from 'node:path';
import type { Addresses } from '@vakman/domain/facts/facts';
import { loadContent } from '@vakman/content/content';
import { buildFonts } from '@vakman/tokens/fonts/build-fonts';
import { elementStyle } from '@vakman/widgets/element/render-element.tsx';
import type { Kit } from '@vakman/widgets/build/build-kit';
import { readRoutes } from '../src/_data/routes.ts';
import type { BuildData } from '../src/page/build-data.ts';
import { shareTitles } from '../src/page/share-title.ts';
import { buildIcons } from './icons/build-icons.ts';
import { inlineScripts } from './inline-scripts.ts';
import { drawingsFile } from './drawings-file.ts';
import { buildPictures } from './pictures/build-pictures.ts';
import { sharePictures } from './share-pictures/share-pictures.ts';
import { siteStyles } from './site-styles.ts';
import { writeSiteFiles } from './site-files.ts';
import { speculationRules } from './speculation-rules.ts';
import { writeAsset } from './write-asset.ts';

const siteFolder = join(import.meta.dirname, '..');

export interface SiteOptions {
  /** Folder of the whole site; it holds the kit already. */
  readonly outFolder: string;
  readonly addresses: Addresses;
  readonly kit: Kit;
  /** Where cut fonts and encoded pictures are kept between builds. */
  readonly cacheFolder?: string;
}

/** Writes all pages, and the files that tell a static host how to serve them. */
export async function buildSite(options: SiteOptions): Promise<{ pages: number }> {
  const { outFolder, addresses, kit, cacheFolder = join(siteFolder, '../.cache') } = options;
  const { company } = loadContent();
  const fonts = await buildFonts({ outFolder, cacheFolder });
  const scripts = { ...(await inlineScripts()), loader: kit.inlineLoader, speculationRules };
  const drawings = await drawingsFile();
  const build: BuildData = {
    addresses,
    year: new Date().getFullYear(),
    scripts,
    ...(await siteStyles(outFolder, fonts, drawings)),
    preload: fonts.preload,
    quoteFormStyle: await writeAsset(outFolder, 'quote-form.css', elementStyle),
    pictures: await buildPictures({ outFolder, cacheFolder }),
    sharePictures: await sharePictures({
      outFolder,
      cacheFolder,
      company: company.name,
      titles: shareTitles(),
    }),
    icons: await buildIcons(outFolder),
    drawings: await writeAsset(outFolder, 'drawings.svg', drawings),
  };
  const pages = await renderPages(outFolder, build);
  await writeSiteFiles(outFolder, build, kit);
  return { pages };
}

/** Eleventy takes paths from where the process runs. */
const fromHere = (path: string) => relative(process.cwd(), path) || '.';

async function renderPages(outFolder: string, build: BuildData): Promise<number> {
  const { Eleventy } = await import('@11ty/eleventy');
  const eleventy = new Eleventy(fromHere(join(siteFolder, 'src')), fromHere(outFolder), {
    configPath: fromHere(join(siteFolder, 'eleventy.config.ts')),
    quietMode: true,
    config(eleventyConfig) {
      eleventyConfig.addGlobalData('build', build);
    },
  });
  eleventy.disableLogger();
  const [, written] = await eleventy.write();
  const expected = readRoutes().length;
  if (written.length !== expected) {
    throw new Error(`${written.length} pages were written where the route table has ${expected}`);
  }
  return written.length;
}
