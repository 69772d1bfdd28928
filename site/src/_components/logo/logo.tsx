import { usePage } from '../../page/page-context.tsx';
import { pathTo } from '../../_data/routes.ts';

/** A gable painted as far as the middle, and the name of the firm; leads home. */
export function Logo() {
  const { build, content, lang, t } = usePage();
  return (
    <a className="logo" href={pathTo('home', lang)} aria-label={t('navigation.toHome')}>
      <svg className="logo-mark" viewBox="0 0 32 36" aria-hidden="true">
        <use href={`${build.drawings}#mark`} />
      </svg>
      <span className="logo-name">{content.company.name}</span>
    </a>
  );
}
