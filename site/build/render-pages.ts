import { join, relative } from 'node:path';
import { Eleventy } from '@11ty/eleventy';
import type { Route } from '../src/_data/routes.ts';
import type { BuildData } from '../src/page/build-data.ts';

const siteFolder = join(import.meta.dirname, '..');

export interface PagesOptions {
  readonly outFolder: string;
  readonly build: BuildData;
  /** The pages to write: all, or those that are wanted first. */
  readonly routes: readonly Route[];
}

/** Eleventy takes paths from where the process runs. */
const fromHere = (path: string) => relative(process.cwd(), path) || '.';

/** Writes the page of each route, and answers how many. */
export async function renderPages({ outFolder, build, routes }: PagesOptions): Promise<number> {
  const eleventy = new Eleventy(fromHere(join(siteFolder, 'src')), fromHere(outFolder), {
    configPath: fromHere(join(siteFolder, 'eleventy.config.ts')),
    quietMode: true,
    config(eleventyConfig) {
      // Eleventy hands each page an object of its own around any that is not frozen, so that no two would be the same. What
      // came from another process is not.
      eleventyConfig.addGlobalData('build', Object.freeze(build));
      eleventyConfig.addGlobalData('routes', routes);
    },
  });
  eleventy.disableLogger();
  const [, written] = await eleventy.write();
  if (written.length !== routes.length) {
    throw new Error(`${written.length} pages were written where the route table has ${routes.length}`);
  }
  return written.length;
}
