import type { ProvincePage } from '@vakman/content/provinces/read-provinces';
import { usePage } from '../../page/page-context.tsx';

/** The towns of a province that the firm drives to, how far it is, and how that is planned. */
export function TownList({ province }: { readonly province: ProvincePage }) {
  const { lang, locale, t } = usePage();
  const towns = new Intl.ListFormat(locale).format(province.towns);
  return (
    <section className="town-list split band sunken">
      <h2>{t('local.towns')}</h2>
      <div>
        <p className="towns">{towns}</p>
        <p className="distance">{t('local.distance', province.fromAlmere)}</p>
        <p>{province.texts[lang].travel}</p>
      </div>
    </section>
  );
}
