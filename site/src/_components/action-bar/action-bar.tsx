import { phoneFact } from '@vakman/content/company/phone-fact';
import { usePage } from '../../page/page-context.tsx';
import { quotePath } from '../../page/quote-path.ts';
import { MessagingButton } from '../messaging-button/messaging-button.tsx';
import { ScrollToTop } from '../scroll-to-top/scroll-to-top.tsx';
import { Widget } from '../widget/widget.tsx';

/**
 * The ways on that are always within reach. On a phone they share one row at the foot of the screen; elsewhere quote
 * and telephone stand in the header, and the rest in the corners.
 */
export function ActionBar() {
  const { content, route, t } = usePage();
  const isHome = route.kind === 'home';
  return (
    <nav className="action-bar" aria-label={t('actionBar.label')}>
      <a className="button" href={isHome ? '#contact' : quotePath(route)}>
        {t('actionBar.quote')}
      </a>
      <a className="button quiet" href={phoneFact(content.company.phone).href}>
        {t('actionBar.call')}
      </a>
      {isHome && (
        <>
          <div className="help" data-label={t('actionBar.help')}>
            <Widget tag="vakman-assistant" attributes={{ automatic: '', 'data-bar': '' }} />
          </div>
          <MessagingButton />
        </>
      )}
      <ScrollToTop />
    </nav>
  );
}
