// Builds all pages, as often as is asked for; prints how long the pages took.
import { readFile } from 'node:fs/promises';
import type { Addresses } from '@vakman/domain/facts/facts';
import { readRoutes, type Route } from '@vakman/site/_data/routes.ts';
import { prepareBuild } from '@vakman/site/build/prepare-build';
import { renderPages } from '@vakman/site/build/render-pages';
import { writeSiteFiles } from '@vakman/site/build/site-files';
import type { Kit } from '@vakman/widgets/build/build-kit';

export interface BuildOrder {
  readonly outFolder: string;
  readonly cacheFolder: string;
  readonly addresses: Addresses;
  readonly kitFile: string;
  /** How often each page is written, every time under another address. */
  readonly copies: number;
}

export interface BuildReport {
  readonly pages: number;
  readonly renderMs: number;
}

function copied(routes: readonly Route[], copy: number): readonly Route[] {
  if (copy === 0) return routes;
  return routes.map((route) => ({ ...route, url: `/${copy}${route.url}`, file: `/${copy}${route.file}` }));
}

const { copies, kitFile, ...options } = JSON.parse(process.argv[2] ?? '') as BuildOrder;
const kit = JSON.parse(await readFile(kitFile, 'utf8')) as Kit;
const build = await prepareBuild({ ...options, kit });
const own = readRoutes();
const routes = Array.from({ length: copies }, (_, copy) => copied(own, copy)).flat();
const since = performance.now();
const pages = await renderPages({ outFolder: options.outFolder, build, routes });
const renderMs = performance.now() - since;
await writeSiteFiles(options.outFolder, build, kit);
console.log(JSON.stringify({ pages, renderMs } satisfies BuildReport));
