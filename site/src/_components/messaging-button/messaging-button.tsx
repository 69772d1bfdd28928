import { usePage } from '../../page/page-context.tsx';
import { Icon } from '../icon/icon.tsx';
import { messagingLink } from './messaging-link.ts';

/** Opens a chat with the firm; `scripts/messaging-tooltip.ts` says when its words show. */
export function MessagingButton() {
  const { content, t } = usePage();
  const href = messagingLink(content.company.messagingNumber, t('messaging.text'));
  return (
    <div className="messaging">
      <a href={href} target="_blank" rel="noopener" aria-label={t('messaging.open')}>
        <Icon name="message" />
      </a>
      <output>
        <span className="messaging-tooltip" hidden>
          {t('messaging.tooltip')}
          <button type="button" aria-label={t('messaging.close')}>
            <Icon name="close" />
          </button>
        </span>
      </output>
    </div>
  );
}
