import { languages } from '@vakman/domain/languages/languages';
import { pathTo } from '../src/_data/routes.ts';

/** Pages behind whose address stands what belongs to one person. */
const personal = ['project', 'invite', 'offer'] as const;

/** The text of `robots.txt`. Pages that are not listed say so themselves, so robots must be able to read them. */
export function robotsFile(siteUrl: string): string {
  const below = personal.flatMap((page) => languages.map((language) => `${pathTo(page, language)}/`));
  // Functions answer forms; there is nothing to be found.
  const lines = ['User-agent: *', ...['/api/', ...below].map((path) => `Disallow: ${path}`)];
  return `${lines.join('\n')}\n\nSitemap: ${siteUrl}/sitemap.xml\n`;
}
