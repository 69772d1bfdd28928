import { placeName } from '@vakman/content/places.schema';
import { provinceSlugs } from '@vakman/domain/provinces';
import { pathTo } from '../../_data/routes.ts';
import { usePage } from '../../page/page-context.tsx';
import { CallToQuote } from '../../_components/call-to-quote/call-to-quote.tsx';
import { LaterStyle } from '../../_components/later-style.tsx';
import { MapCard } from '../../_components/map-card/map-card.tsx';
import { PageHead } from '../../_components/page-head/page-head.tsx';
import { pageTemplate } from '../../_layouts/page-template.tsx';

/** Where the firm works: the towns around the workshop, and the provinces. */
function WorkAreaPage() {
  const { content, lang, t } = usePage();
  return (
    <>
      <PageHead title={t('workArea.title')} lead={t('workArea.introduction')} picture={<MapCard />} />
      <LaterStyle />
      <section className="near split band">
        <h2>{t('workArea.near')}</h2>
        <div>
          <p className="lead">{t('workArea.nearText')}</p>
          <ul className="towns">
            {content.company.servedTowns.map(({ name }) => (
              <li key={name}>{placeName(content.places, name, lang)}</li>
            ))}
          </ul>
        </div>
      </section>
      <section className="band sunken">
        <h2>{t('workArea.provinces')}</h2>
        <ul className="province-cards">
          {provinceSlugs.map((slug) => {
            const { name, texts, fromAlmere } = content.provinces[slug];
            return (
              <li key={slug}>
                <h3>
                  <a href={pathTo(`province/${slug}`, lang)}>{name[lang]}</a>
                </h3>
                <p>{texts[lang].lead}</p>
                <p className="small">{t('local.distance', fromAlmere)}</p>
              </li>
            );
          })}
        </ul>
      </section>
      <CallToQuote />
    </>
  );
}

export default pageTemplate(WorkAreaPage, 'work-area');
