import { trailTo } from '../page/trail.ts';
import { usePage } from '../page/page-context.tsx';

/** The way from the home page to this one. */
export function Breadcrumbs() {
  const { route, t } = usePage();
  const trail = trailTo(route);
  return (
    <nav className="breadcrumbs" aria-label={t('breadcrumbs.label')}>
      <ol>
        {trail.slice(0, -1).map(({ url, name }) => (
          <li key={url}>
            <a href={url}>{name}</a>
          </li>
        ))}
        <li aria-current="page">{trail.at(-1)?.name}</li>
      </ol>
    </nav>
  );
}
