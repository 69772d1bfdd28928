import { serviceSlugs, type ServiceSlug } from '@vakman/domain/services';
import type { ProvinceSlug } from '@vakman/domain/provinces';
import { pathTo } from '../../_data/routes.ts';
import { usePage } from '../../page/page-context.tsx';

export interface ServiceTilesProps {
  readonly services?: readonly ServiceSlug[];
  /** Lead to the pages of the services there. */
  readonly province?: ProvinceSlug;
  /** Level of their names. */
  readonly level?: 'h2' | 'h3';
}

/** Services as tiles: a drawing, a name and what it is. */
export function ServiceTiles({
  services = serviceSlugs,
  province,
  level: Heading = 'h3',
}: ServiceTilesProps) {
  const { build, content, lang } = usePage();
  return (
    <ul className="tiles">
      {services.map((slug) => {
        const { icon, name, shortDescription } = content.services[slug];
        const page = province ? (`local/${slug}/${province}` as const) : (`service/${slug}` as const);
        return (
          <li key={slug}>
            <svg viewBox="0 0 160 120" aria-hidden="true">
              <use href={`${build.drawings}#${icon}`} />
            </svg>
            <Heading>
              <a href={pathTo(page, lang)}>{name[lang]}</a>
            </Heading>
            {!province && <p>{shortDescription[lang]}</p>}
          </li>
        );
      })}
    </ul>
  );
}
