import type { ProvinceSlug } from '@vakman/domain/provinces';
import { usePage } from '../../page/page-context.tsx';
import { quotePath } from '../../page/quote-path.ts';
import { CallToQuote } from '../../_components/call-to-quote/call-to-quote.tsx';
import { Facts } from '../../_components/facts/facts.tsx';
import { LaterStyle } from '../../_components/later-style.tsx';
import { HeadPicture } from '../../_components/page-head/page-head.tsx';
import { PageHead } from '../../_components/page-head/page-head.tsx';
import { ProvinceLinks } from '../../_components/province-links/province-links.tsx';
import { Questions } from '../../_components/questions/questions.tsx';
import { ServiceTiles } from '../../_components/service-tiles/service-tiles.tsx';
import { smallestJob } from '../../page/smallest-job.ts';
import { TownList } from '../../_components/town-list/town-list.tsx';
import { pageTemplate } from '../../_layouts/page-template.tsx';

/** A province as the firm knows it: what is special there, where it drives to, and what it does there. */
function ProvincePage({ province: slug }: { readonly province: ProvinceSlug }) {
  const { content, lang, route, t } = usePage();
  const province = content.provinces[slug];
  const text = province.texts[lang];
  const place = province.inProvince[lang];
  return (
    <>
      <PageHead
        title={text.title}
        lead={text.lead}
        note={smallestJob(province, { lang, t })}
        actions={
          <a className="button" href={quotePath(route)}>
            {t('navigation.requestQuote')}
          </a>
        }
        picture={<HeadPicture name="neighbourhood" subject={t('workArea.picture')} />}
      />
      <LaterStyle />
      <section className="province split band">
        <h2>{t('local.there', { place })}</h2>
        <p className="lead">{text.introduction}</p>
        <Facts facts={text.facts} />
      </section>
      <section className="band sunken">
        <h2>{t('local.services', { place })}</h2>
        <ServiceTiles province={slug} />
      </section>
      <section className="conditions band">
        <div>
          <h2>{t('local.housing')}</h2>
          <p>{text.housing}</p>
        </div>
        <div>
          <h2>{t('local.weather')}</h2>
          <p>{text.weather}</p>
        </div>
      </section>
      <TownList province={province} />
      <section className="questions-section split band">
        <h2>{t('work.questions')}</h2>
        <Questions questions={text.questions} />
      </section>
      <nav className="band sunken" aria-labelledby="other-provinces">
        <h2 id="other-provinces">{t('workArea.otherProvinces')}</h2>
        <ProvinceLinks pageOf={(other) => `province/${other}`} current={slug} />
      </nav>
      <CallToQuote />
    </>
  );
}

export default pageTemplate(ProvincePage, 'province');
