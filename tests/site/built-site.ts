import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { root } from '@vakman/commands/settings/settings.ts';
import { languages, type Language } from '@vakman/domain/languages/languages';
import { readRoutes, type Route } from '@vakman/site/_data/routes.ts';
import { isShell } from '@vakman/site/page/page-look.ts';
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

function builtPage(route: Route): BuiltPage {
  const html = readBuilt(route.file);
  let parsed: CheerioAPI | undefined;
  return {
    ...route,
    html,
    get $() {
      return (parsed ??= load(inPlace(html)));
    },
  };
}

/** Every page of the route table, read once; parsed when it is looked into. */
export const pages: readonly BuiltPage[] = readRoutes().map(builtPage);

/** Pages that become the dashboard, and hold nothing but the way to it. */
export const shells = pages.filter(({ kind }) => isShell(kind));

/** Rows for `test.each`: a language and its pages, but for the shells. */
export const eachLanguage = languages.map((language): readonly [Language, readonly BuiltPage[]] => [
  language,
  pages.filter(({ lang, kind }) => lang === language && !isShell(kind)),
]);

/** What is wrong with each of the pages, as lines that begin with the address of the page. */
export function faultsOf(
  among: readonly BuiltPage[],
  faults: (page: BuiltPage) => readonly string[],
): string[] {
  if (among.length === 0) throw new Error('There is no page to look at');
  return among.flatMap((page) => faults(page).map((fault) => `${page.url}: ${fault}`));
}

/** Lines for what does not hold. */
export function unless(holds: boolean, fault: string): readonly string[] {
  return holds ? [] : [fault];
}

/** Origin that the site was built for, as its pages name it. */
export const siteUrl = new URL(pages[0]?.$('link[rel=canonical]').attr('href') ?? '').origin;
