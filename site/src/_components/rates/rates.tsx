import { usePage } from '../../page/page-context.tsx';
import { PaintChip } from './paint-chip.tsx';

/** The packages as paint chips, and a way to a price of one's own. */
export function Rates() {
  const { content, t } = usePage();
  return (
    <section id="tarieven" className="rates band">
      <div className="section-head">
        <h2>{t('rates.title')}</h2>
        <p className="lead">{t('rates.introduction')}</p>
      </div>
      <ul className="chips">
        {content.rates.packages.map((offer) => (
          <PaintChip key={offer.id} offer={offer} />
        ))}
      </ul>
      <div className="quote-box">
        <div>
          <h3>{t('rates.quoteBox.title')}</h3>
          <p>{t('rates.quoteBox.text')}</p>
        </div>
        <a className="button" href="#contact">
          {t('rates.quoteBox.button')}
        </a>
      </div>
    </section>
  );
}
