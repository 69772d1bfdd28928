import type { LinkedPage, ShellPage } from '@vakman/domain/facts/page-paths';
import { singlePages } from '@vakman/site/_data/pages.ts';

/** Where some pages stand, with literal types, so that routes know their parameters. */
export function pagePathsModule(pages: readonly (LinkedPage | ShellPage)[]): string {
  const paths = Object.fromEntries(pages.map((page) => [page, singlePages[page].path]));
  return `export const pagePaths = ${JSON.stringify(paths, null, 2)} as const;\n`;
}
