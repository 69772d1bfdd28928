import { usePage } from '../../page/page-context.tsx';
import { Icon } from '../icon/icon.tsx';

/** Leads back to the top; its style shows it when the page was scrolled, so it needs no script. */
export function ScrollToTop() {
  const { t } = usePage();
  return (
    <a className="scroll-to-top" href="#top" aria-label={t('scrollToTop')}>
      <Icon name="up" />
    </a>
  );
}
