import { usePage } from '../../page/page-context.tsx';
import { feedPath } from '../../_data/feeds.ts';
import { CallToQuote } from '../../_components/call-to-quote/call-to-quote.tsx';
import { LaterStyle } from '../../_components/later-style.tsx';
import { PageHead } from '../../_components/page-head/page-head.tsx';
import { PostCards } from './post-cards.tsx';
import { pageTemplate } from '../../_layouts/page-template.tsx';

/** All articles, the newest first. */
function BlogPage() {
  const { content, lang, t } = usePage();
  return (
    <>
      <PageHead
        title={t('blogPage.title')}
        lead={t('blogPage.introduction')}
        actions={
          <a href={feedPath(lang)} type="application/atom+xml">
            {t('blogPage.feed')}
          </a>
        }
      />
      <LaterStyle />
      <section className="band">
        <PostCards posts={content.posts} />
      </section>
      <CallToQuote />
    </>
  );
}

export default pageTemplate(BlogPage, 'blog');
