import { provinceSlugs } from '@vakman/domain/provinces/provinces';
import { serviceSlugs } from '@vakman/domain/services/services';
import { usePage } from '../../page/page-context.tsx';
import { LaterStyle } from '../later-style/later-style.tsx';
import { PageHead } from '../page-head/page-head.tsx';
import { PageLinks } from './page-links.tsx';

/** Every page that can be read, in one list. */
export function SitemapPage() {
  const { content, lang, t } = usePage();
  return (
    <>
      <PageHead title={t('sitemapPage.title')} lead={t('sitemapPage.introduction')} />
      <LaterStyle />
      <div className="sitemap band">
        <PageLinks
          title={t('sitemapPage.company')}
          pages={['home', 'quote', 'booking', 'faq', 'vacancies', 'terms', 'privacy', 'widgets', 'sitemap']}
        />
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
