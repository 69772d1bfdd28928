import { Feed } from 'feed';
import { loadContent } from '@vakman/content/content';
import type { Language } from '@vakman/domain/languages/languages';
import { feedPath } from '../src/_data/feeds.ts';
import { pathTo } from '../src/_data/routes.ts';
import { renderMarkdown } from '../src/page/markdown.ts';
import { translator } from '../src/page/translate.ts';

/** A feed is read elsewhere, so its links name the site. */
const withOrigin = (html: string, siteUrl: string) => html.replaceAll('href="/', `href="${siteUrl}/`);

/** The blog in one language as an Atom feed. */
export function feedFile(lang: Language, siteUrl: string): string {
  const { company, posts } = loadContent();
  const t = translator(lang);
  const newest = posts[0];
  const feed = new Feed({
    id: siteUrl + pathTo('blog', lang),
    title: t('pages.blog.title'),
    description: t('pages.blog.description'),
    link: siteUrl + pathTo('blog', lang),
    language: lang,
    generator: false,
    copyright: company.name,
    author: { name: company.name },
    feedLinks: { atom: siteUrl + feedPath(lang) },
    ...(newest ? { updated: new Date(newest.published) } : {}),
  });
  for (const { slug, published, texts } of posts) {
    const { title, summary, markdown } = texts[lang];
    const link = siteUrl + pathTo(`post/${slug}`, lang);
    const date = new Date(published);
    const content = withOrigin(renderMarkdown(markdown, lang).html, siteUrl);
    feed.addItem({ id: link, link, title, description: summary, content, date, published: date });
  }
  return feed.atom1();
}
