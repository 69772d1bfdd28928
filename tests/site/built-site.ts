import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { root } from '@vakman/commands/settings/settings.ts';
import { readRoutes, type Route } from '@vakman/site/_data/routes.ts';
import { load, type CheerioAPI } from 'cheerio';

/** The folder that is looked at. */
export const siteFolder = resolve(root, process.env['VAKMAN_SITE_FOLDER'] ?? 'dist/test-site');

export interface BuiltPage extends Route {
  /** As it stands in the file. */
  readonly html: string;
  /** The page with the content of its shadow roots in place, as a visitor meets it. */
  readonly $: CheerioAPI;
}

export function readBuilt(path: string): string {
  const file = join(siteFolder, path);
  if (!existsSync(file)) throw new Error(`${file} is not there. Run "pnpm build --test" first.`);
  return readFileSync(file, 'utf8');
}

const inPlace = (html: string) => html.replaceAll(/<template[^>]*>|<\/template>/g, '');

/** Every page of the route table, read once. */
export const pages: readonly BuiltPage[] = readRoutes().map((route) => {
  const html = readBuilt(route.file);
  return { ...route, html, $: load(inPlace(html)) };
});

/** Rows for `test.each`: the address and the page. */
export const eachPage = pages.map((page) => [page.url, page] as const);

/** Origin that the site was built for, as its pages name it. */
export const siteUrl = new URL(pages[0]?.$('link[rel=canonical]').attr('href') ?? '').origin;
