import { formatEuro } from '@vakman/domain/format/format.prices';
import { usePage } from '../../page/page-context.tsx';
import { CallToQuote } from '../../_components/call-to-quote/call-to-quote.tsx';
import { Facts } from '../../_components/facts/facts.tsx';
import { LaterStyle } from '../../_components/later-style.tsx';
import { PageHead } from '../../_components/page-head/page-head.tsx';
import { Questions } from '../../_components/questions/questions.tsx';
import { ServicePicture } from './service-picture.tsx';
import { WorkActions } from './work-actions.tsx';
import { pageTemplate } from '../../_layouts/page-template.tsx';

interface CostsCardProps {
  readonly included: readonly string[];
  readonly notIncluded: readonly string[];
}

/** The fixed price of the package, and what it holds. */
function CostsCard({ included, notIncluded }: CostsCardProps) {
  const { content, lang, t } = usePage();
  const offer = content.rates.packages.find(({ id }) => id === 'facade-cleaning');
  return (
    <aside className="price-card">
      {offer?.rate.kind === 'fixed' && (
        <>
          <p className="price">
            <span>{t('prices.fixed')}</span>
            <strong>{formatEuro(offer.rate.price, lang)}</strong>
          </p>
          <p className="small">
            {t('rates.fixedFor', { area: offer.rate.upToSquareMetres })}{' '}
            {t('rates.vat', { percent: offer.vat.percent })}
          </p>
        </>
      )}
      <h2>{t('costsPage.included')}</h2>
      <ul className="ticks">
        {included.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <h2>{t('costsPage.notIncluded')}</h2>
      <ul className="dashes">
        {notIncluded.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </aside>
  );
}

/** What facade cleaning costs, what the price holds, and what changes it. */
function CostsPage() {
  const { content, lang, t } = usePage();
  const text = content.costs[lang];
  return (
    <>
      <PageHead
        title={text.title}
        lead={text.lead}
        actions={<WorkActions service="gevelreiniging" />}
        picture={<ServicePicture service="gevelreiniging" />}
      />
      <LaterStyle />
      <div className="work-body band">
        <div className="prose">
          {text.introduction.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          <h2>{t('work.factors')}</h2>
          <Facts facts={text.factors} />
        </div>
        <CostsCard included={text.included} notIncluded={text.notIncluded} />
      </div>
      <section className="examples band sunken">
        <h2>{t('costsPage.examples')}</h2>
        <Facts facts={text.examples} />
      </section>
      <section className="saving band">
        <h2>{t('costsPage.saving')}</h2>
        <Facts facts={text.saving} />
      </section>
      <section className="questions-section split band sunken">
        <h2>{t('work.questions')}</h2>
        <Questions questions={text.faqs} />
      </section>
      <CallToQuote />
    </>
  );
}

export default pageTemplate(CostsPage, 'costs');
