import { usePage } from '../../page/page-context.tsx';

/** What a page shows until a program that it loads has taken its place; pages that are there at once show none. */
export function LoadingScreen() {
  const { t } = usePage();
  return <output className="loading-screen">{t('loading')}</output>;
}
