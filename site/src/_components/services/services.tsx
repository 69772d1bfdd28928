import { usePage } from '../../page/page-context.tsx';
import { ServiceCard } from './service-card.tsx';

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
      </p>
    </section>
  );
}
