import { usePage } from '../../page/page-context.tsx';
import { CallToQuote } from '../call-to-quote/call-to-quote.tsx';
import { Facts } from '../facts/facts.tsx';
import { LaterStyle } from '../later-style/later-style.tsx';
import { PageHead } from '../page-head/page-head.tsx';
import { Questions } from '../questions/questions.tsx';
import { ServicePicture } from '../service-picture/service-picture.tsx';
import { WorkActions } from '../work-page/work-actions.tsx';
import { CostsCard } from './costs-card.tsx';

/** What facade cleaning costs, what the price holds, and what changes it. */
export function CostsPage() {
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
