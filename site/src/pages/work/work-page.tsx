import type { ReactNode } from 'react';
import type { WorkText } from '@vakman/content/services/service-text.schema';
import type { ServiceSlug } from '@vakman/domain/services';
import { usePage } from '../../page/page-context.tsx';
import { CallToQuote } from '../../_components/call-to-quote/call-to-quote.tsx';
import { LaterStyle } from '../../_components/later-style.tsx';
import { PageHead } from '../../_components/page-head/page-head.tsx';
import { Estimator } from './estimator/estimator.tsx';
import { PriceCard } from './price-card.tsx';
import { Questions } from '../../_components/questions/questions.tsx';
import { ServiceTiles } from '../../_components/service-tiles/service-tiles.tsx';
import { WorkActions } from './work-actions.tsx';

/** How the work goes, step by step. */
function ProcessSteps({ steps }: { readonly steps: WorkText['process'] }) {
  const { t } = usePage();
  return (
    <section className="process band">
      <h2>{t('work.process')}</h2>
      <ol>
        {steps.map(({ title, description }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{description}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}

export interface WorkPageProps {
  readonly text: WorkText;
  readonly picture: ReactNode;
  /** The service of the catalogue that it is, or belongs to: its price and what can be done at once. */
  readonly service: ServiceSlug;
  readonly related: readonly ServiceSlug[];
  /** What only some of these pages have, before the way to a quote. */
  readonly children?: ReactNode;
}

/** A page about one kind of work: what it is, what it brings, how it goes, what it costs, what people ask. */
export function WorkPage({ text, picture, service, related, children }: WorkPageProps) {
  const { t } = usePage();
  return (
    <>
      <PageHead
        title={text.title}
        lead={text.lead}
        actions={<WorkActions service={service} />}
        picture={picture}
      />
      <LaterStyle />
      <div className="work-body band">
        <div className="prose">
          {text.fullDescription.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          <h2>{t('work.benefits')}</h2>
          <ul className="ticks">
            {text.benefits.map((benefit) => (
              <li key={benefit}>{benefit}</li>
            ))}
          </ul>
        </div>
        <PriceCard service={service} factors={text.priceFactors} />
      </div>
      <Estimator service={service} />
      <ProcessSteps steps={text.process} />
      <section className="questions-section split band">
        <h2>{t('work.questions')}</h2>
        <Questions questions={text.faqs} />
      </section>
      <section className="band sunken">
        <h2>{t('work.related')}</h2>
        <ServiceTiles services={related} />
      </section>
      {children}
      <CallToQuote />
    </>
  );
}
