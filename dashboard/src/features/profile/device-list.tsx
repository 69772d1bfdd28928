import { deviceOf } from '@vakman/domain/account/account.devices';
import { formatDateTime } from '@vakman/domain/format/format.dates';
import { fill } from '@vakman/domain/text/fill';
import type { DeviceSession } from '@vakman/supabase/client/sessions';
import { profileWords } from '../../../generated/profile.words.ts';
import { language } from '../../words/language.ts';
import { useWords } from '../../words/use-words.ts';

export interface DeviceListProps {
  readonly sessions: readonly DeviceSession[];
  /** Where somebody asks to sign out a device other than his own. */
  readonly onEnd: (session: DeviceSession) => void;
}

/** Where somebody is signed in: the device, when it was used last, and from which network. */
export function DeviceList({ sessions, onEnd }: DeviceListProps) {
  const { devices: words } = useWords(profileWords);
  const nameOf = ({ user_agent }: DeviceSession) => {
    const { browser, system } = deviceOf(user_agent);
    if (browser && system) return fill(words.on, { browser, system });
    return browser ?? system ?? words.unknown;
  };
  return (
    <ul className="profile-devices">
      {sessions.map((session) => (
        <li key={session.id}>
          <p>
            <strong>{nameOf(session)}</strong>
            {session.current && <span className="profile-device-here">{words.here}</span>}
            <span className="profile-lead profile-device-about">
              {fill(words.used, { moment: formatDateTime(session.used_at, language) })}
            </span>
            {session.network !== null && (
              <span className="profile-lead profile-device-about">
                {fill(words.network, { network: session.network })}
              </span>
            )}
          </p>
          {!session.current && (
            <button
              type="button"
              className="link"
              aria-label={fill(words.endOf, { action: words.end, device: nameOf(session) })}
              onClick={() => onEnd(session)}
            >
              {words.end}
            </button>
          )}
        </li>
      ))}
    </ul>
  );
}
