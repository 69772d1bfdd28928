import { provinceSlugs, type ProvinceSlug } from '@vakman/domain/provinces';
import type { PageKey } from '../../_data/pages.ts';
import { pathTo } from '../../_data/routes.ts';
import { usePage } from '../../page/page-context.tsx';

export interface ProvinceLinksProps {
  /** The page to lead to. */
  readonly pageOf: (province: ProvinceSlug) => PageKey;
  /** The province whose page this is. */
  readonly current?: ProvinceSlug;
}

/** The twelve provinces. */
export function ProvinceLinks({ pageOf, current }: ProvinceLinksProps) {
  const { content, lang } = usePage();
  return (
    <ul className="province-links">
      {provinceSlugs
        .filter((slug) => slug !== current)
        .map((slug) => (
          <li key={slug}>
            <a href={pathTo(pageOf(slug), lang)}>{content.provinces[slug].name[lang]}</a>
          </li>
        ))}
    </ul>
  );
}
