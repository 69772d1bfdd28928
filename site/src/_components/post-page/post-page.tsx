import { findPost } from '@vakman/content/posts/read-posts';
import { formatDate } from '@vakman/domain/format/format.dates';
import { renderMarkdown } from '../../page/markdown.ts';
import { usePage } from '../../page/page-context.tsx';
import { readingMinutes } from '../../page/reading-time.ts';
import { PostCards } from '../blog/post-cards.tsx';

import { Breadcrumbs } from '../breadcrumbs/breadcrumbs.tsx';
import { CallToQuote } from '../call-to-quote/call-to-quote.tsx';
import { Contents } from '../contents/contents.tsx';
import { LaterStyle } from '../later-style/later-style.tsx';
import { Picture } from '../picture/picture.tsx';
import { pictureNamed } from '../picture/picture-names.ts';
import { Prose } from '../prose/prose.tsx';
import { ServiceTiles } from '../service-tiles/service-tiles.tsx';
import { TitleWords } from '../title-words/title-words.tsx';

/** An article of the blog. */
export function PostPage({ slug }: { readonly slug: string }) {
  const { content, lang, t } = usePage();
  const post = findPost(content.posts, slug);
  const { title, summary, markdown } = post.texts[lang];
  const { html, headings } = renderMarkdown(markdown, lang);
  const author = content.team.find(({ id }) => id === post.author);
  const others = content.posts.filter((one) => one.slug !== slug).slice(0, 3);
  return (
    <>
      <article className="post">
        <header className="page-head">
          <div>
            <Breadcrumbs />
            <h1>
              <TitleWords>{title}</TitleWords>
            </h1>
            <p className="lead">{summary}</p>
            <p className="byline">
              {author && <span>{author.role[lang]}</span>}
              <time dateTime={post.published}>{formatDate(post.published, lang)}</time>
              <span>{t('blogPage.minutes', { minutes: readingMinutes(markdown, lang) })}</span>
            </p>
          </div>
        </header>
        <Picture
          name={pictureNamed(post.picture)}
          alt={t('work.illustration', { name: title })}
          sizes="(width >= 1300px) 1240px, 100vw"
          eager
        />
        <LaterStyle />
        <div className="split band">
          <Contents headings={headings} />
          <Prose html={html} />
        </div>
      </article>
      <section className="split band sunken">
        <h2>{t('blogPage.about')}</h2>
        <ServiceTiles services={[post.service]} />
      </section>
      <section className="band">
        <h2>{t('blogPage.more')}</h2>
        <PostCards posts={others} />
      </section>
      <CallToQuote />
    </>
  );
}
