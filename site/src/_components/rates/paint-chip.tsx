import type { RatePackage } from '@vakman/content/rates/rates.schema';
import { formatEuro } from '@vakman/domain/format/format.prices';
import { estimateFrom } from '@vakman/domain/price-estimate/price-estimate';
import { heritageName } from '@vakman/tokens/colours/heritage-paints';
import { pathTo } from '../../_data/routes.ts';
import { usePage } from '../../page/page-context.tsx';
import { Disclosure } from '../disclosure/disclosure.tsx';
import { TapeLabel } from '../tape-label/tape-label.tsx';

const chipPaints = {
  interior: 'bentheim',
  exterior: 'canal-green',
  'facade-cleaning': 'bridge-grey',
} as const;

/** A rate as a chip of a colour card: a field of paint with the price as its number, and what it is below. */
export function PaintChip({ offer }: { readonly offer: RatePackage }) {
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
      {offer.id === 'facade-cleaning' && (
        <a className="button quiet" href={pathTo('booking', lang)}>
          {t('rates.book')}
        </a>
      )}
    </li>
  );
}
