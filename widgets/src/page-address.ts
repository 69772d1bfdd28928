import type { LinkedPage } from '@vakman/domain/facts/page-paths';
import { localisedPath, type Language } from '@vakman/domain/languages/languages';
import { addresses } from '../generated/addresses.ts';
import { pagePaths } from '../generated/page-paths.ts';

/** Address of a page of our site in a language, on whosever page the widget stands. */
export const pageAddress = (page: LinkedPage, language: Language): string =>
  addresses.siteUrl + localisedPath(language, pagePaths[page]);
