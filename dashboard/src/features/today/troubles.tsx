import type { Today } from '@vakman/domain/office-today/office-today.answers';
import { formatMoment } from '@vakman/domain/format/format.dates';
import { fill } from '@vakman/domain/text/fill';
import { todayWords } from '../../../generated/today.words.ts';
import { language } from '../../words/language.ts';
import { useWords } from '../../words/use-words.ts';
import { ContactLinks } from './contact-links.tsx';
import type { TodayActions } from './today-actions.ts';
import { TodayPart } from './today-part.tsx';

interface TroublesProps extends Pick<Today, 'alarms' | 'mails'> {
  readonly onSeen: TodayActions['markSeen'];
}

/** What is broken, and whom a mail did not reach. */
export function Troubles({ alarms, mails, onSeen }: TroublesProps) {
  const words = useWords(todayWords);
  if (alarms.length === 0 && mails.length === 0) return null;
  return (
    <div className="today-troubles">
      <TodayPart title={words.alarms.title}>
        {alarms.map(({ id, kind, first_raised_at: since }) => (
          <li key={id}>
            <p>{words.alarms.kinds[kind as keyof typeof words.alarms.kinds]}</p>
            <p className="today-place">
              {fill(words.alarms.since, { moment: formatMoment(since, language) })}
            </p>
            <p className="today-ways">
              <button type="button" className="button" onClick={() => void onSeen(id)}>
                {words.alarms.seen}
              </button>
            </p>
          </li>
        ))}
      </TodayPart>
      <TodayPart title={words.mails.title} count={mails.length}>
        {mails.map(({ id, name, email, phone, last_error: reason }) => (
          <li key={id}>
            <h3 dir="auto">{name ?? email}</h3>
            {reason !== null && (
              <p className="today-place" dir="auto">
                {reason}
              </p>
            )}
            <ContactLinks name={name} phone={phone} email={email} />
          </li>
        ))}
      </TodayPart>
    </div>
  );
}
