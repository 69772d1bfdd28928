import { provinceSlugs } from '@vakman/domain/provinces';
import { serviceSlugs } from '@vakman/domain/services';
import { usePage } from '../../page/page-context.tsx';
import { LaterStyle } from '../../_components/later-style.tsx';
import { PageHead } from '../../_components/page-head/page-head.tsx';
import { readPages, type PageKey } from '../../_data/pages.ts';
import { pathTo, readPage } from '../../_data/routes.ts';
import { pageHead } from '../../page/page-head.ts';
import { pageTemplate } from '../../_layouts/page-template.tsx';

interface PageLinksProps {
  readonly title: string;
  readonly pages: readonly PageKey[];
}

/** Links to pages, by their names. */
function PageLinks({ title, pages }: PageLinksProps) {
  const { lang } = usePage();
  return (
    <section>
      <h2>{title}</h2>
      <ul>
        {pages.map((key) => (
          <li key={key}>
            <a href={pathTo(key, lang)}>{pageHead(readPage(key).subject, lang).name}</a>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Single pages that stand in a list of their own kind. */
const elsewhere: ReadonlySet<PageKey> = new Set(['services', 'costs', 'work-area', 'blog']);

/** All other single pages, in the order of the route table. */
function companyPages(): PageKey[] {
  const pages = readPages().filter(({ key, subject, listed }) => {
    return listed && subject.kind === 'single' && !elsewhere.has(key);
  });
  return pages.map(({ key }) => key);
}

/** Every page that can be read, in one list. */
function SitemapPage() {
  const { content, lang, t } = usePage();
  return (
    <>
      <PageHead title={t('sitemapPage.title')} lead={t('sitemapPage.introduction')} />
      <LaterStyle />
      <div className="sitemap band">
        <PageLinks title={t('sitemapPage.company')} pages={companyPages()} />
        <PageLinks
          title={t('pages.services.name')}
          pages={[
            'services',
            ...serviceSlugs.map((slug) => `service/${slug}` as const),
            'treatment/impregneren',
            'treatment/graffiti-verwijderen',
            'costs',
          ]}
        />
        <PageLinks
          title={t('pages.blog.name')}
          pages={['blog', ...content.posts.map(({ slug }) => `post/${slug}` as const)]}
        />
        <PageLinks
          title={t('pages.work-area.name')}
          pages={['work-area', ...provinceSlugs.map((slug) => `province/${slug}` as const)]}
        />
        {serviceSlugs.map((service) => (
          <PageLinks
            key={service}
            title={content.services[service].name[lang]}
            pages={provinceSlugs.map((province) => `local/${service}/${province}` as const)}
          />
        ))}
      </div>
    </>
  );
}

export default pageTemplate(SitemapPage, 'sitemap');
