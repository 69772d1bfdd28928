import type { LinkedPage, ShellPage } from '@vakman/domain/facts/page-paths.ts';
import { localisedPath, type Language } from '@vakman/domain/languages/languages.ts';
import { pagePaths } from '../generated/page-paths.ts';

/**
 * Address of a page of the site in a language.
 *
 * @param siteUrl origin of the site, without a trailing slash.
 */
export const pageAddress = (siteUrl: string, page: LinkedPage | ShellPage, language: Language): string =>
  siteUrl + localisedPath(language, pagePaths[page]);
