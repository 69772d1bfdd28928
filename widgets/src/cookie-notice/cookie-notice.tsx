import { fill } from '@vakman/domain/text/fill';
import { useRef } from 'react';
import { Icon } from '../ui/icon.tsx';
import { ConsentSettings } from './consent-settings.tsx';
import type { CookieNoticeProps } from './cookie-notice.props.ts';
import { visibleFor } from './cookie-notice.timing.ts';
import { useSettings } from './use-settings.ts';

/**
 * Says what is stored and asks for a choice. When it shows, and what its buttons store, is a matter of
 * `cookie-notice.timing.ts`, which needs no React; here is what it says when it is asked for again.
 */
export function CookieNotice({ language, words, keepOpen = false, open }: CookieNoticeProps) {
  const { messages } = words;
  const notice = useRef<HTMLElement>(null);
  const settings = useSettings({ inside: notice, keepOpen, open });
  const pressed = (choice: string) => settings && settings.choice === choice;
  return (
    <div className="notice" part="notice">
      <output>
        <span id="text">
          {messages.text}
          {!keepOpen && <span> {fill(messages.disappears, { seconds: visibleFor / 1000 })}</span>}
        </span>
      </output>
      <section aria-label={messages.title} aria-describedby="text" tabIndex={-1} ref={notice}>
        {settings && <ConsentSettings {...{ language, words, settings }} />}
        <button type="button" value="accepted" aria-pressed={pressed('accepted')}>
          {messages.accept}
        </button>
        <button type="button" value="declined" aria-pressed={pressed('declined')}>
          {messages.decline}
        </button>
        <button className="close" type="button" aria-label={messages.close}>
          <Icon name="close" />
        </button>
      </section>
    </div>
  );
}
