import type { RatePackage } from '@vakman/content/rates.schema';
import { formatEuro } from '@vakman/domain/format/format.prices';
import { estimateFrom } from '@vakman/domain/price-estimate';
import { heritageName } from '@vakman/tokens/colours/heritage-paints';
import { usePage } from '../../page/page-context.tsx';
import { pathTo } from '../../_data/routes.ts';
import { estimatorAnchor } from '../work/estimator/estimator.tsx';
import { Disclosure } from './disclosure.tsx';
import { TapeLabel } from './tape-label.tsx';

const chipPaints = {
  interior: 'bentheim',
  exterior: 'canal-green',
  'facade-cleaning': 'bridge-grey',
} as const;

/** A rate as a chip of a colour card: a field of paint with the price as its number, and what it is below. */
function PaintChip({ offer }: { readonly offer: RatePackage }) {
  const { lang, t } = usePage();
  const { rate, vat, exampleSquareMetres: area } = offer;
  const paint = chipPaints[offer.id];
  const example = { area, total: formatEuro(estimateFrom(rate, area), lang) };
  const fixed = rate.kind === 'fixed';
  return (
    <li className="chip">
      <div className={`chip-field swatch ${paint}`}>
        {offer.popular && <TapeLabel>{t('rates.popular')}</TapeLabel>}
        <p className="price">
          <span>{fixed ? t('prices.fixed') : t('prices.from')}</span>
          <strong>{formatEuro(fixed ? rate.price : rate.from, lang)}</strong>
          {!fixed && <small>{t('prices.perSquareMetre')}</small>}
        </p>
        <p className="paint-name" lang="nl">
          {heritageName(paint)}
        </p>
      </div>
      <h3>{offer.name[lang]}</h3>
      <p>{offer.description[lang]}</p>
      <p className="small">
        {fixed && `${t('rates.fixedFor', { area: rate.upToSquareMetres })} `}
        {vat.newBuildingPercent === undefined
          ? t('rates.vat', { percent: vat.percent })
          : t('rates.vatHome', { percent: vat.percent, otherPercent: vat.newBuildingPercent })}
      </p>
      <Disclosure
        more={t('rates.more')}
        moreShort={t('rates.moreShort')}
        less={t('rates.less')}
        lessShort={t('rates.lessShort')}
        about={offer.name[lang]}
      >
        <ul className="ticks">
          {offer.features.map((feature) => (
            <li key={feature.nl}>{feature[lang]}</li>
          ))}
        </ul>
        <p className="example">{fixed ? t('rates.exampleFixed', example) : t('rates.example', example)}</p>
      </Disclosure>
      {fixed ? (
        <a className="button quiet" href={pathTo('booking', lang)}>
          {t('rates.book')}
        </a>
      ) : (
        <a className="button quiet" href={pathTo(`service/${offer.service}`, lang) + estimatorAnchor}>
          {t('estimate.button')}
        </a>
      )}
    </li>
  );
}

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
