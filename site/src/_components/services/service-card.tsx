import type { ServiceCard as Card } from '@vakman/content/cards/cards.schema';
import { pathTo } from '../../_data/routes.ts';
import { usePage } from '../../page/page-context.tsx';
import { Disclosure } from '../disclosure/disclosure.tsx';

export function ServiceCard({ card }: { readonly card: Card }) {
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
