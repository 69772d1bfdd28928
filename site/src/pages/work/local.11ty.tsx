import type { ProvinceSlug } from '@vakman/domain/provinces';
import type { ServiceSlug } from '@vakman/domain/services';
import { pathTo } from '../../_data/routes.ts';
import { usePage } from '../../page/page-context.tsx';
import { CallToQuote } from '../../_components/call-to-quote/call-to-quote.tsx';
import { LaterStyle } from '../../_components/later-style.tsx';
import { PageHead } from '../../_components/page-head/page-head.tsx';
import { PriceCard } from './price-card.tsx';
import { ProvinceLinks } from '../../_components/province-links/province-links.tsx';
import { Questions } from '../../_components/questions/questions.tsx';
import { ServicePicture } from './service-picture.tsx';
import { ServiceTiles } from '../../_components/service-tiles/service-tiles.tsx';
import { smallestJob } from '../../page/smallest-job.ts';
import { TownList } from '../../_components/town-list/town-list.tsx';
import { WorkActions } from './work-actions.tsx';
import { pageTemplate } from '../../_layouts/page-template.tsx';

export interface LocalPageProps {
  readonly service: ServiceSlug;
  readonly province: ProvinceSlug;
}

/** A service in a province: what the place asks of the work. What the work is anyway, the service's page tells. */
function LocalPage({ service: slug, province: where }: LocalPageProps) {
  const { content, lang, t } = usePage();
  const province = content.provinces[where];
  const service = content.services[slug];
  const text = province.texts[lang].services[slug];
  const place = province.inProvince[lang];
  return (
    <>
      <PageHead
        title={t('local.title', { service: service.name[lang], place })}
        lead={text.lead}
        note={smallestJob(province, { lang, t })}
        actions={<WorkActions service={slug} />}
        picture={<ServicePicture service={slug} />}
      />
      <LaterStyle />
      <div className="work-body band">
        <div className="prose">
          {text.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          <p>
            <a className="alone" href={pathTo(`service/${slug}`, lang)}>
              {t('local.general', { about: service.about[lang] })}
            </a>
          </p>
          <p>
            <a className="alone" href={pathTo(`province/${where}`, lang)}>
              {t('local.there', { place })}
            </a>
          </p>
        </div>
        <PriceCard service={slug} />
      </div>
      <section className="questions-section split band">
        <h2>{t('work.questions')}</h2>
        <Questions questions={text.questions} />
      </section>
      <TownList province={province} />
      <nav className="band sunken" aria-labelledby="services-there">
        <h2 id="services-there">{t('local.services', { place })}</h2>
        <ServiceTiles province={where} />
        <h2>{t('work.elsewhere')}</h2>
        <ProvinceLinks pageOf={(other) => `local/${slug}/${other}`} current={where} />
      </nav>
      <CallToQuote />
    </>
  );
}

export default pageTemplate(LocalPage, 'local');
