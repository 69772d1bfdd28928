import { localisedPath, type Language } from '@vakman/domain/languages/languages';

/** Where the blog's Atom feed of a language is. */
export function feedPath(language: Language): string {
  return localisedPath(language, '/blog/feed.xml');
}
