import type { Credentials } from '@vakman/supabase/client/credentials';
import { TextField } from '@vakman/widgets/ui/text-field.tsx';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { credentialsWords } from '../../../generated/credentials.words.ts';
import { signInWords } from '../../../generated/sign-in.words.ts';
import { AccountFaultNotice } from '../../session/account-fault-notice.tsx';
import { useWords } from '../../words/use-words.ts';
import { digitsOf } from '../sign-in/digits-of.ts';
import { useAttempt, type Attempt } from '../sign-in/use-attempt.ts';
import '../sign-in/sign-in.css';

type Answer = ReturnType<Parameters<Attempt['run']>[0]>;

export interface EmailChangePanelProps {
  /** The address of the account. */
  readonly email: string;
  readonly change: NonNullable<Credentials['emailChange']>;
  /** Takes a code, of whichever of the two mails. */
  readonly onCode: (code: string) => Answer;
  readonly onAgain: () => Answer;
  readonly onOther: () => void;
}

/** A change of address that waits: what is still to confirm, and a place for the codes. */
export function EmailChangePanel({ email, change, onCode, onAgain, onOther }: EmailChangePanelProps) {
  const { emailChange: words, errorPrefix } = useWords(credentialsWords);
  const { errors } = useWords(signInWords);
  const form = useForm<{ code: string }>({ defaultValues: { code: '' } });
  const attempt = useAttempt();
  const [sent, setSent] = useState(false);
  const submit = form.handleSubmit(async ({ code }) => {
    setSent(false);
    if (await attempt.run(() => onCode(digitsOf(code)))) form.reset();
  });
  const again = async () => setSent(await attempt.run(onAgain));
  const mailboxes = [
    { address: email, isWaiting: change.waitsForCurrent },
    { address: change.email, isWaiting: change.waitsForNew },
  ];
  return (
    <form
      className="profile-form"
      noValidate
      aria-busy={attempt.busy}
      onSubmit={(event) => void submit(event)}
    >
      <p>{words.text}</p>
      <ul className="email-change">
        {mailboxes.map(({ address, isWaiting }) => (
          <li key={address} className={isWaiting ? 'waiting' : 'confirmed'}>
            <strong dir="auto">{address}</strong>
            <span>{isWaiting ? words.waiting : words.confirmed}</span>
          </li>
        ))}
      </ul>
      <AccountFaultNotice fault={attempt.fault} attempt={attempt.ended} />
      <TextField
        id="email-change-code"
        label={words.label}
        hint={words.hint}
        errorPrefix={errorPrefix}
        error={form.formState.errors.code?.message}
        input={{
          className: 'control short code',
          inputMode: 'numeric',
          autoComplete: 'one-time-code',
          ...form.register('code', { validate: (typed) => digitsOf(typed).length === 6 || errors.code }),
        }}
      />
      <div className="actions">
        <button className="button primary" disabled={attempt.busy}>
          {words.submit}
        </button>
      </div>
      <div className="actions email-change-ways">
        <button type="button" className="link" disabled={attempt.busy} onClick={() => void again()}>
          {words.again}
        </button>
        <button type="button" className="link" onClick={onOther}>
          {words.other}
        </button>
      </div>
      <output>{sent && words.againDone}</output>
    </form>
  );
}
