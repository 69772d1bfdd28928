import type { ServiceCard as Card } from '@vakman/content/cards.schema';
import { usePage } from '../../page/page-context.tsx';
import { pathTo } from '../../_data/routes.ts';
import { Disclosure } from './disclosure.tsx';

function ServiceCard({ card }: { readonly card: Card }) {
  const { build, lang, t } = usePage();
  return (
    <li className="service-card">
      <svg viewBox="0 0 160 120" aria-hidden="true">
        <use href={`${build.drawings}#${card.id}`} />
      </svg>
      <div>
        <h4>
          <a href={pathTo(`service/${card.service}`, lang)}>{card.title[lang]}</a>
        </h4>
        <Disclosure more={t('services.more')} less={t('services.less')} about={card.title[lang]}>
          <p>{card.description[lang]}</p>
          <ul className="ticks">
            {card.features.map((feature) => (
              <li key={feature.nl}>{feature[lang]}</li>
            ))}
          </ul>
        </Disclosure>
        <a className="examples" href="#projecten">
          {t('services.examples')}
        </a>
      </div>
    </li>
  );
}

/** What the firm does, in two groups that are open at first. */
export function Services() {
  const { content, lang, t } = usePage();
  return (
    <section id="diensten" className="services band">
      <div className="section-head">
        <h2>{t('services.title')}</h2>
        <p className="lead">{t('services.introduction')}</p>
      </div>
      {content.cardGroups.map((group) => (
        <details key={group.category} className="service-group" open>
          <summary>
            <h3>{group.title[lang]}</h3>
          </summary>
          <ul className="service-cards">
            {group.cards.map((card) => (
              <ServiceCard key={card.id} card={card} />
            ))}
          </ul>
        </details>
      ))}
      <p className="actions">
        <a className="button" href="#offerte">
          {t('services.requestQuote')}
        </a>
        <a className="examples" href="#projecten">
          {t('services.examples')}
        </a>
      </p>
    </section>
  );
}
