import { findPost } from '@vakman/content/posts/read-posts';
import { formatDate } from '@vakman/domain/format/format.dates';
import { renderMarkdown } from '../../page/markdown.ts';
import { usePage } from '../../page/page-context.tsx';
import { readingMinutes } from '../../page/reading-time.ts';
import { PostCards } from './post-cards.tsx';
import { Breadcrumbs } from '../../_components/breadcrumbs.tsx';
import { CallToQuote } from '../../_components/call-to-quote/call-to-quote.tsx';
import { Contents } from '../../_components/contents/contents.tsx';
import { LaterStyle } from '../../_components/later-style.tsx';
import { Picture } from '../../_components/picture/picture.tsx';
import { pictureNamed } from '../../_components/picture/picture-names.ts';
import { Prose } from '../../_components/prose/prose.tsx';
import { ServiceTiles } from '../../_components/service-tiles/service-tiles.tsx';
import { TitleWords } from '../../_components/title-words/title-words.tsx';
import { pageTemplate } from '../../_layouts/page-template.tsx';

/** An article of the blog. */
function PostPage({ post: slug }: { readonly post: string }) {
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

export default pageTemplate(PostPage, 'post');
