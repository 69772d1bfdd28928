import { SitemapStream, streamToPromise } from 'sitemap';
import { defaultLanguage, languages } from '@vakman/domain/languages/languages';
import type { Route } from '../src/_data/routes.ts';

/** The text of `sitemap.xml`: every page that search engines may list, with its translations. */
export async function sitemapFile(routes: readonly Route[], siteUrl: string): Promise<string> {
  const stream = new SitemapStream({
    hostname: siteUrl,
    xmlns: { news: false, image: false, video: false, xhtml: true },
  });
  for (const { url, alternates, listed } of routes) {
    if (!listed) continue;
    const links = languages.map((lang) => ({ lang: lang as string, url: siteUrl + alternates[lang] }));
    links.push({ lang: 'x-default', url: siteUrl + alternates[defaultLanguage] });
    stream.write({ url, links });
  }
  stream.end();
  return String(await streamToPromise(stream));
}
