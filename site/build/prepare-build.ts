import { join } from 'node:path';
import { loadContent } from '@vakman/content/content';
import type { Addresses } from '@vakman/domain/facts/facts';
import { buildFonts } from '@vakman/tokens/fonts/build-fonts';
import type { Kit } from '@vakman/widgets/build/build-kit';
import { widgetStyles } from './widget-styles.ts';
import type { BuildData, DashboardFiles } from '../src/page/build-data.ts';
import { shareTitles } from '../src/page/share-title.ts';
import { drawingsFile } from './drawings-file.ts';
import { estimatorFile } from './estimator-file.ts';
import { embedBuilderFiles } from './embed-builder-files.ts';
import { buildIcons } from './icons/build-icons.ts';
import { inlineScripts } from './inline-scripts.ts';
import { buildPictures } from './pictures/build-pictures.ts';
import { shellStyle } from './shell-style.ts';
import { sharePictures } from './share-pictures/share-pictures.ts';
import { languageOfferFile } from './language-offer-file.ts';
import { siteStyles } from './site-styles.ts';
import { writeAsset } from './write-asset.ts';

export interface SiteOptions {
  /** Folder of the whole site; it holds the kit already. */
  readonly outFolder: string;
  readonly addresses: Addresses;
  readonly kit: Kit;
  /** Without it, the pages that would become the dashboard stay what they are. */
  readonly dashboard?: DashboardFiles;
  /** Where cut fonts and encoded pictures are kept between builds. */
  readonly cacheFolder?: string;
}

const noDashboard: DashboardFiles = { script: '', preload: [], words: {}, styles: [], writtenStyles: [] };

const ownCacheFolder = join(import.meta.dirname, '../../.cache');

/** Writes what all pages share: fonts, styles, pictures; answers with what the pages must know of it. */
export async function prepareBuild(options: SiteOptions): Promise<BuildData> {
  const { outFolder, addresses, kit, dashboard = noDashboard, cacheFolder = ownCacheFolder } = options;
  const { company } = loadContent();
  const drawings = await drawingsFile();
  const drawingsPath = await writeAsset(outFolder, 'drawings.svg', drawings);
  const scripts = async () =>
    inlineScripts(kit, await estimatorFile(outFolder), await languageOfferFile(outFolder, drawingsPath));
  const fontsAndStyles = async () => {
    const fonts = await buildFonts({ outFolder, cacheFolder });
    const shell = { ...dashboard, style: await shellStyle(fonts) };
    return { preload: fonts.preload, shell, ...(await siteStyles(outFolder, fonts, drawings)) };
  };
  // Most of it waits for files and for threads of libraries.
  const [made, styles, embedBuilder, pictures, shares, widgets, icons] = await Promise.all([
    scripts(),
    fontsAndStyles(),
    embedBuilderFiles(outFolder, addresses, kit),
    buildPictures({ outFolder, cacheFolder }),
    sharePictures({ outFolder, cacheFolder, company: company.name, titles: shareTitles() }),
    widgetStyles(outFolder),
    buildIcons(outFolder),
  ]);
  return Object.freeze({
    addresses,
    year: new Date().getFullYear(),
    scripts: made,
    embedBuilder,
    ...styles,
    widgetStyles: widgets,
    pictures,
    sharePictures: shares,
    icons,
    drawings: drawingsPath,
  });
}
