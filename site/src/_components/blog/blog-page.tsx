import { usePage } from '../../page/page-context.tsx';
import { feedPath } from '../../_data/feeds.ts';
import { CallToQuote } from '../call-to-quote/call-to-quote.tsx';
import { LaterStyle } from '../later-style/later-style.tsx';
import { PageHead } from '../page-head/page-head.tsx';
import { PostCards } from './post-cards.tsx';

/** All articles, the newest first. */
export function BlogPage() {
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
