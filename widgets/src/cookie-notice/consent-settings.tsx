import { allowsMore } from '@vakman/domain/consent';
import { storedItems } from '@vakman/domain/stored-items/stored-items';
import type { CookieNoticeProps } from './cookie-notice.props.ts';
import { describeConsent, type StoredConsent } from './cookie-notice.state.ts';

interface ConsentSettingsProps extends Pick<CookieNoticeProps, 'language' | 'words'> {
  readonly settings: StoredConsent;
}

/** The choice that was made, and everything that the site keeps in a browser. */
export function ConsentSettings({ language, words, settings }: ConsentSettingsProps) {
  const { stored } = words.messages;
  return (
    <>
      <p>{describeConsent(settings, words.messages, language)}</p>
      <details>
        <summary>{stored.title}</summary>
        <ul>
          {storedItems.map(({ key, purpose, duration }) => (
            <li key={key}>
              <code>{key}</code>
              {`${stored.purposes[purpose]} · ${stored.durations[duration]}`}
            </li>
          ))}
        </ul>
        <p>{allowsMore(settings.choice) ? stored.more : stored.functional}</p>
      </details>
    </>
  );
}
