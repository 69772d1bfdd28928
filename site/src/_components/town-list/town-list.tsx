import type { ProvincePage } from '@vakman/content/provinces/read-provinces';
import { placeName } from '@vakman/content/places.schema';
import { typeset } from '@vakman/content/typography/typeset';
import { usePage } from '../../page/page-context.tsx';

/** The towns of a province that the firm drives to, how far it is, and how that is planned. */
export function TownList({ province }: { readonly province: ProvincePage }) {
  const { content, lang, locale, t } = usePage();
  const names = province.towns.map((town) => placeName(content.places, town, lang));
  const towns = typeset(lang, new Intl.ListFormat(locale).format(names));
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
