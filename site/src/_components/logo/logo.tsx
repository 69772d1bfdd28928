import { usePage } from '../../page/page-context.tsx';
import { pathTo } from '../../_data/routes.ts';

/** A gable painted as far as the middle, and the name of the firm; leads home. */
export function Logo() {
  const { content, lang, t } = usePage();
  return (
    <a className="logo" href={pathTo('home', lang)} aria-label={t('navigation.toHome')}>
      <svg className="logo-mark" viewBox="0 0 32 36" aria-hidden="true">
        <path
          className="logo-wall"
          d="M3 36V15C3 11 9 12 10 7 10.500 4 12 2 16 2S21.500 4 22 7C23 12 29 11 29 15V36Z"
        />
        <path className="logo-paint" d="M16 2C20 2 21.500 4 22 7 23 12 29 11 29 15V36H16Z" />
        <path className="logo-window" d="M7 17h5v6H7ZM20 17h5v6h-5ZM13 27h6v9h-6ZM14 8h4v5h-4Z" />
      </svg>
      <span className="logo-name">{content.company.name}</span>
    </a>
  );
}
