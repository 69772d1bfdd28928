import { loadContent } from '@vakman/content/content';
import { readRoutes } from '../src/_data/routes.ts';
import { expectNames } from './content-names.ts';
import { writeFramePages } from './frame-pages.ts';
import { prepareBuild, type SiteOptions } from './prepare-build.ts';
import { renderPages } from './render-pages.ts';
import { writeSiteFiles } from './site-files.ts';
import { writeWordpressPlugin } from './wordpress-plugin.ts';

/** Writes all pages, and the files that tell a static host how to serve them. */
export async function buildSite(options: SiteOptions): Promise<{ pages: number }> {
  const { outFolder, kit } = options;
  expectNames(loadContent());
  const build = await prepareBuild(options);
  const pages = await renderPages({ outFolder, build, routes: readRoutes() });
  await writeFramePages(outFolder, kit);
  const { siteUrl } = options.addresses;
  await writeWordpressPlugin({ outFolder, siteUrl, version: kit.version });
  await writeSiteFiles(outFolder, build, kit);
  return { pages };
}
