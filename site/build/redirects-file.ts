import type { Addresses } from '@vakman/domain/facts/facts';
import { shellPages } from '@vakman/domain/facts/page-paths';
import { languages, localisedPath } from '@vakman/domain/languages/languages';
import { aliases } from '../src/_data/pages.ts';
import { pathTo, prefixOf, type Route } from '../src/_data/routes.ts';

/** The text of `_redirects`, as static hosts read it: the first line that fits counts. */
export function redirectsFile(routes: readonly Route[], { supabaseUrl }: Addresses): string {
  const notFound = routes
    .filter(({ kind }) => kind === 'notFound')
    .map(({ lang, file }) => ({ prefix: prefixOf(lang), file }))
    // The prefix of Dutch is that of everything.
    .sort((one, other) => other.prefix.length - one.prefix.length);
  const moved = Object.entries(aliases).flatMap(([alias, page]) =>
    languages.map((lang) => `${localisedPath(lang, alias)} ${pathTo(page, lang)} 301`),
  );
  // One shell serves everything below its path, such as every project and every invitation.
  const shells = shellPages.flatMap((page) =>
    languages.map((lang) => `${pathTo(page, lang)}/* ${pathTo(page, lang)}.html 200`),
  );
  const forms = ['submit-quote-request', 'book-facade-cleaning'].map(
    (name) => `/api/${name} ${supabaseUrl}/functions/v1/${name} 200`,
  );
  const lines = [
    ...moved,
    ...shells,
    ...forms,
    ...notFound.map(({ prefix, file }) => `${prefix}/* ${file} 404`),
  ];
  return `${lines.join('\n')}\n`;
}
