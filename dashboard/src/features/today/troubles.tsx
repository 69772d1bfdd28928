import { Link } from '@swan-io/chicane';
import type { Today } from '@vakman/domain/office-today/office-today.answers';
import { formatDateTime } from '@vakman/domain/format/format.dates';
import { mailReason } from '@vakman/domain/mail-trouble/mail-reason';
import { mailTopic } from '@vakman/domain/mail-trouble/mail-topics';
import { fill } from '@vakman/domain/text/fill';
import { mailTroubleWords } from '../../../generated/mail-trouble.words.ts';
import { todayWords } from '../../../generated/today.words.ts';
import { router } from '../../router/router.ts';
import { language } from '../../words/language.ts';
import { useWords } from '../../words/use-words.ts';
import { FailingMailRow } from '../mail-trouble/failing-mail-row.tsx';
import type { MailActions } from '../mail-trouble/mail-actions.ts';
import { ContactLinks } from './contact-links.tsx';
import type { TodayActions } from './today-actions.ts';
import { TodayPart } from './today-part.tsx';

interface TroublesProps extends Pick<Today, 'alarms' | 'mails' | 'failing'> {
  readonly onSeen: TodayActions['markSeen'];
  readonly mailActions: MailActions;
}

/** What is broken, which mails do not leave, and whom one did not reach. */
export function Troubles({ alarms, mails, failing, onSeen, mailActions }: TroublesProps) {
  const words = useWords(todayWords);
  const { title, topics, reasons, retryAll } = useWords(mailTroubleWords);
  const topicOf = (kind: string) => {
    const topic = mailTopic(kind);
    return topic ? topics[topic] : kind;
  };
  if (alarms.length + mails.length + failing.count === 0) return null;
  return (
    <div className="today-troubles">
      <TodayPart title={words.alarms.title}>
        {alarms.map(({ id, kind, first_raised_at: since, detail: { partners } }) => (
          <li key={id}>
            <p>
              {fill(words.alarms.kinds[kind as keyof typeof words.alarms.kinds], {
                partners: new Intl.ListFormat(language).format(partners ?? []),
              })}
            </p>
            <p className="today-place">
              {fill(words.alarms.since, { moment: formatDateTime(since, language) })}
            </p>
            <p className="today-ways">
              <button type="button" className="button" onClick={() => void onSeen(id)}>
                {words.alarms.seen}
              </button>
              {partners && <Link to={router.partners()}>{words.alarms.partners}</Link>}
            </p>
          </li>
        ))}
      </TodayPart>
      <TodayPart title={title} count={failing.count}>
        {failing.rows.map((mail) => (
          <FailingMailRow key={mail.id} mail={mail} actions={mailActions} />
        ))}
      </TodayPart>
      {failing.count > 1 && (
        <p>
          <button type="button" className="button" onClick={() => void mailActions.retryAll()}>
            {retryAll}
          </button>
        </p>
      )}
      <TodayPart title={words.mails.title} count={mails.length}>
        {mails.map(({ id, kind, state, name, email, phone, last_error }) => (
          <li key={id}>
            <h3 dir="auto">{name ?? email}</h3>
            <p>{topicOf(kind)}</p>
            <p className="today-place">
              {reasons[mailReason({ last_error, fault: state === 'refused' ? 'refused' : 'system' })]}
            </p>
            <ContactLinks name={name} phone={phone} email={email} />
          </li>
        ))}
      </TodayPart>
    </div>
  );
}
