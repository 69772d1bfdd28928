import { formatDateTime } from '@vakman/domain/format/format.dates';
import { mailReason } from '@vakman/domain/mail-trouble/mail-reason';
import type { MailTrouble } from '@vakman/domain/mail-trouble/mail-trouble.answers';
import { fill } from '@vakman/domain/text/fill';
import { useState } from 'react';
import { mailTroubleWords } from '../../../generated/mail-trouble.words.ts';
import { language } from '../../words/language.ts';
import { useWords } from '../../words/use-words.ts';

interface TestMailProps {
  readonly test: MailTrouble['test'];
  readonly onTest: () => Promise<void>;
}

/** Sends whoever asks a mail, and says what became of it. */
export function TestMail({ test, onTest }: TestMailProps) {
  const { test: words, reasons } = useWords(mailTroubleWords);
  const [busy, setBusy] = useState(false);
  const isBusy = busy || test?.state === 'waiting';
  const run = async () => {
    setBusy(true);
    await onTest();
    setBusy(false);
  };
  return (
    <>
      <h3>{words.title}</h3>
      <p>{words.text}</p>
      <p className="settings-acts">
        <button
          type="button"
          className="button"
          aria-disabled={isBusy}
          onClick={() => {
            if (!isBusy) void run();
          }}
        >
          {words.send}
        </button>
      </p>
      <div aria-live="polite" className="settings-test">
        {test?.state === 'waiting' && <p>{words.waiting}</p>}
        {test?.state === 'sent' && (
          <p>{fill(words.sent, { moment: formatDateTime(test.sent_at ?? test.asked_at, language) })}</p>
        )}
        {test?.state === 'given-up' && (
          <p className="fault-notice">
            {words.failed} {reasons[mailReason(test)]} <code dir="ltr">{test.last_error}</code>
          </p>
        )}
      </div>
    </>
  );
}
