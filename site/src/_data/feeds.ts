import type { Language } from '@vakman/domain/languages/languages';
import { pathTo } from './routes.ts';

/** Where the blog's Atom feed of a language is. */
export function feedPath(language: Language): string {
  return `${pathTo('blog', language)}/feed.xml`;
}
