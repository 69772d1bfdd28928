import { treatmentSlugs } from '@vakman/content/treatments/treatment.schema';
import { pathTo } from '../../_data/routes.ts';
import { usePage } from '../../page/page-context.tsx';
import { CallToQuote } from '../../_components/call-to-quote/call-to-quote.tsx';
import { LaterStyle } from '../../_components/later-style.tsx';
import { HeadPicture } from '../../_components/page-head/page-head.tsx';
import { PageHead } from '../../_components/page-head/page-head.tsx';
import { ServiceTiles } from '../../_components/service-tiles/service-tiles.tsx';
import { pageTemplate } from '../../_layouts/page-template.tsx';

/** All services of the catalogue, and the facade work that has pages of its own. */
function ServicesPage() {
  const { content, lang, t } = usePage();
  return (
    <>
      <PageHead
        title={t('servicesPage.title')}
        lead={t('servicesPage.introduction')}
        picture={<HeadPicture name="maintenance" subject={t('pages.services.name')} />}
      />
      <LaterStyle />
      <section className="band sunken">
        <ServiceTiles level="h2" />
      </section>
      <section className="band">
        <h2>{t('servicesPage.facade')}</h2>
        <ul className="tiles plain">
          {treatmentSlugs.map((slug) => {
            const { name, shortDescription } = content.treatments[slug];
            return (
              <li key={slug}>
                <h3>
                  <a href={pathTo(`treatment/${slug}`, lang)}>{name[lang]}</a>
                </h3>
                <p>{shortDescription[lang]}</p>
              </li>
            );
          })}
          <li>
            <h3>
              <a href={pathTo('costs', lang)}>{t('pages.costs.name')}</a>
            </h3>
            <p>{content.costs[lang].lead}</p>
          </li>
        </ul>
      </section>
      <CallToQuote />
    </>
  );
}

export default pageTemplate(ServicesPage, 'services');
