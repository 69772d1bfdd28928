import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { languages } from '@vakman/domain/languages/languages';
import type { Kit } from '@vakman/widgets/build/build-kit';
import { elementStyles, hidingStyle } from '@vakman/widgets/rendering/render-element.tsx';
import { renderedTags } from '@vakman/widgets/generated/rendered-widgets.ts';
import { widgetRecords } from '@vakman/widgets/generated/widget-records.ts';
import { roomStyles } from '@vakman/widgets/rendering/room-styles.ts';
import { readRoutes } from '../src/_data/routes.ts';
import type { BuildData } from '../src/page/build-data.ts';
import { feedPath } from '../src/_data/feeds.ts';
import { feedFile } from './feed-file.ts';
import { headersFile } from './headers-file.ts';
import { inlineTexts } from './inline-scripts.ts';
import { manifestFile } from './manifest-file.ts';
import { robotsFile } from './robots-file.ts';
import { sitemapFile } from './sitemap-file.ts';
import { redirectsFile } from './redirects-file.ts';

/** Writes what is no page: the files that steer the host and guide search engines, and the feeds. */
export async function writeSiteFiles(outFolder: string, build: BuildData, kit: Kit): Promise<void> {
  const { addresses, scripts, style, shell } = build;
  const routes = readRoutes();
  const headers = headersFile({
    addresses,
    scripts: inlineTexts(scripts),
    styles: [
      ...Object.values(style).flatMap((look) => Object.values(look)),
      ...Object.values(shell.style),
      ...shell.writtenStyles,
      ...renderedTags.filter((tag) => widgetRecords[tag].style === 'page').map((tag) => elementStyles[tag]),
      hidingStyle,
      ...Object.values(roomStyles),
    ],
    kit,
    pages: routes.map(({ url }) => url),
  });
  const { siteUrl } = addresses;
  const texts: Record<string, string> = {
    '/_headers': headers,
    '/_redirects': redirectsFile(routes, addresses),
    '/robots.txt': robotsFile(siteUrl),
    '/sitemap.xml': await sitemapFile(routes, siteUrl),
    '/manifest.webmanifest': manifestFile(build.icons),
  };
  for (const language of languages) texts[feedPath(language)] = feedFile(language, siteUrl);
  const writing = Object.entries(texts).map(async ([path, text]) => {
    await mkdir(dirname(join(outFolder, path)), { recursive: true });
    await writeFile(join(outFolder, path), text);
  });
  await Promise.all(writing);
}
