import { formatDateTime } from '@vakman/domain/format/format.dates';
import { mailReason } from '@vakman/domain/mail-trouble/mail-reason';
import { mailTopic } from '@vakman/domain/mail-trouble/mail-topics';
import type { FailingMail } from '@vakman/domain/mail-trouble/mail-trouble.answers';
import { fill } from '@vakman/domain/text/fill';
import { useState } from 'react';
import { mailTroubleWords } from '../../../generated/mail-trouble.words.ts';
import { language } from '../../words/language.ts';
import { useWords } from '../../words/use-words.ts';
import type { MailActions } from './mail-actions.ts';
import './mail-trouble.css';

interface FailingMailRowProps {
  readonly mail: FailingMail;
  readonly actions: Pick<MailActions, 'retry' | 'giveUp'>;
}

/** A mail that did not leave for an hour: what it is, to whom, since when and why. */
export function FailingMailRow({ mail, actions }: FailingMailRowProps) {
  const words = useWords(mailTroubleWords);
  const [busy, setBusy] = useState(false);
  const { kind, to, since, attempts, last_error: code } = mail;
  const topic = mailTopic(kind);
  const title = topic ? words.topics[topic] : kind;
  const recipient = to ?? words.toOffice;
  const run = async (act: (mail: FailingMail) => Promise<void>) => {
    setBusy(true);
    await act(mail);
    setBusy(false);
  };
  const button = (label: string, act: (mail: FailingMail) => Promise<void>) => (
    <button
      type="button"
      className="button"
      aria-disabled={busy}
      aria-label={`${label}: ${title}, ${recipient}`}
      onClick={() => {
        if (!busy) void run(act);
      }}
    >
      {label}
    </button>
  );
  return (
    <li className="failing-mail">
      <h3>
        {title} <span dir="auto">{recipient}</span>
      </h3>
      <p>{words.reasons[mailReason(mail)]}</p>
      <p className="failing-mail-since">
        {fill(words.since, { moment: formatDateTime(since, language) })}
        {' · '}
        {fill(words.attempts, { count: attempts })}
        {code !== null && (
          <>
            {' · '}
            <code dir="ltr">{code}</code>
          </>
        )}
      </p>
      <p className="failing-mail-acts">
        {button(words.retry, actions.retry)}
        {button(words.giveUp, actions.giveUp)}
      </p>
    </li>
  );
}
