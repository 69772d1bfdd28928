import type { Addresses } from '@vakman/domain/facts/facts';
import { prefixOf, type Route } from '../src/_data/routes.ts';

/** The text of `_redirects`, as static hosts read it: the first line that fits counts. */
export function redirectsFile(routes: readonly Route[], { supabaseUrl }: Addresses): string {
  const notFound = routes
    .filter(({ kind }) => kind === 'notFound')
    .map(({ lang, file }) => ({ prefix: prefixOf(lang), file }))
    // The prefix of Dutch is that of everything.
    .sort((one, other) => other.prefix.length - one.prefix.length);
  const lines = [
    `/api/submit-quote-request ${supabaseUrl}/functions/v1/submit-quote-request 200`,
    ...notFound.map(({ prefix, file }) => `${prefix}/* ${file} 404`),
  ];
  return `${lines.join('\n')}\n`;
}
