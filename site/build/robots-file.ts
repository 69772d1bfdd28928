import { localisedPath, languages } from '@vakman/domain/languages/languages';

/** Where nothing is to be found: functions, and what belongs to one person. */
const closed = ['/api/', '/project/', '/invite/'];

/** The text of `robots.txt`. Pages that are not listed say so themselves, so robots must be able to read them. */
export function robotsFile(siteUrl: string): string {
  const paths = closed.flatMap((path) =>
    path === '/api/' ? [path] : languages.map((language) => localisedPath(language, path)),
  );
  const lines = ['User-agent: *', ...paths.map((path) => `Disallow: ${path}`)];
  return `${lines.join('\n')}\n\nSitemap: ${siteUrl}/sitemap.xml\n`;
}
