import type { AuthErrorLike } from '@vakman/domain/account/account.errors';
import { passwordFault, passwordLength } from '@vakman/domain/account/account.password';
import { fill } from '@vakman/domain/text/fill';
import { TextField } from '@vakman/widgets/ui/text-field.tsx';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { credentialsWords } from '../../../generated/credentials.words.ts';
import { sessionWords } from '../../../generated/session.words.ts';
import { signInWords } from '../../../generated/sign-in.words.ts';
import { AccountFaultNotice } from '../../session/account-fault-notice.tsx';
import { useWords } from '../../words/use-words.ts';
import { digitsOf } from '../sign-in/digits-of.ts';
import { PasswordField } from '../sign-in/password-field.tsx';
import { useAttempt } from '../sign-in/use-attempt.ts';

type Answer = Promise<{ readonly error: AuthErrorLike | null }>;

/** A new password, and what proves that the owner of the account wants it. */
export interface PasswordDraft {
  readonly password: string;
  /** The one before; empty where there was none. */
  readonly current: string;
  /** Six digits of the mail; empty until one was sent. */
  readonly code: string;
}

export interface PasswordFormProps {
  readonly email: string;
  readonly hasPassword: boolean;
  readonly onPassword: (draft: PasswordDraft) => Answer;
  /** Mails a code. */
  readonly onConfirm: () => Answer;
  readonly onSaved: () => void;
}

/** Takes a new password, and a mailed code as well where the sign-in was long ago. */
export function PasswordForm({ email, hasPassword, onPassword, onConfirm, onSaved }: PasswordFormProps) {
  const { password: words, errorPrefix } = useWords(credentialsWords);
  const { newPassword, errors: sentences, code: codeWords } = useWords(signInWords);
  const { faults } = useWords(sessionWords);
  const [isCodeAsked, setCodeAsked] = useState(false);
  const form = useForm<PasswordDraft>({ defaultValues: { password: '', current: '', code: '' } });
  const { errors } = form.formState;
  const attempt = useAttempt();

  const sentenceOf = { tooShort: faults.passwordTooShort, tooLong: newPassword.tooLong };
  const check = (typed: string) => {
    const fault = passwordFault(typed);
    return fault === undefined || sentenceOf[fault];
  };
  async function save(draft: PasswordDraft) {
    const answer = await onPassword({ ...draft, code: digitsOf(draft.code) });
    if (!answer.error) onSaved();
    if (answer.error?.code !== 'reauthentication_needed') return answer;
    const mailed = await onConfirm();
    if (!mailed.error) setCodeAsked(true);
    return mailed;
  }
  const submit = form.handleSubmit((draft) => attempt.run(() => save(draft)));

  return (
    <form
      className="profile-form"
      noValidate
      aria-busy={attempt.busy}
      onSubmit={(event) => void submit(event)}
    >
      <AccountFaultNotice fault={attempt.fault} attempt={attempt.ended} />
      {/* Programs that keep passwords keep them by the address. */}
      <input type="hidden" autoComplete="username" value={email} readOnly />
      {hasPassword && (
        <PasswordField
          id="current-password"
          label={words.current}
          error={errors.current?.message}
          input={{
            autoComplete: 'current-password',
            ...form.register('current', { required: words.currentMissing }),
          }}
        />
      )}
      <PasswordField
        id="new-password"
        label={newPassword.label}
        hint={fill(newPassword.hint, { length: passwordLength })}
        error={errors.password?.message}
        input={{ autoComplete: 'new-password', ...form.register('password', { validate: check }) }}
      />
      {isCodeAsked && (
        <>
          <output>{fill(words.codeText, { email })}</output>
          <TextField
            id="password-code"
            label={codeWords.label}
            errorPrefix={errorPrefix}
            error={errors.code?.message}
            input={{
              className: 'control short code',
              inputMode: 'numeric',
              autoComplete: 'one-time-code',
              autoFocus: true,
              ...form.register('code', {
                validate: (typed) => digitsOf(typed).length === 6 || sentences.code,
              }),
            }}
          />
        </>
      )}
      <div className="actions">
        <button className="button primary" disabled={attempt.busy}>
          {hasPassword ? words.change : words.set}
        </button>
      </div>
    </form>
  );
}
