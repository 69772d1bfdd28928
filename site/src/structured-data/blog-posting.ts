import type { PostPage } from '@vakman/content/posts/read-posts';
import type { Language } from '@vakman/domain/languages/languages';
import type { BlogPosting } from 'schema-dts';
import { firmId } from './firm.ts';

export interface PublishedPost {
  readonly post: PostPage;
  readonly lang: Language;
  /** Address of the article. */
  readonly url: string;
  /** Address of its share picture. */
  readonly image: string;
}

/** An article of the blog; the firm answers for what it says. */
export function blogPosting({ post, lang, url, image }: PublishedPost, siteUrl: string) {
  const { head, title } = post.texts[lang];
  return {
    '@type': 'BlogPosting',
    headline: title,
    description: head.description,
    datePublished: post.published,
    inLanguage: lang,
    mainEntityOfPage: url,
    author: firmId(siteUrl),
    publisher: firmId(siteUrl),
    image,
  } satisfies BlogPosting;
}
