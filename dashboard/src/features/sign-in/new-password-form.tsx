import { passwordFault, passwordLength } from '@vakman/domain/account/account.password';
import { fill } from '@vakman/domain/text/fill';
import { useForm } from 'react-hook-form';
import { sessionWords } from '../../../generated/session.words.ts';
import { signInWords } from '../../../generated/sign-in.words.ts';
import { AccountFaultNotice } from '../../session/account-fault-notice.tsx';
import { useWords } from '../../words/use-words.ts';
import { PasswordField } from './password-field.tsx';
import { useAttempt, type Attempt } from './use-attempt.ts';

export interface NewPasswordFormProps {
  readonly onPassword: (password: string) => ReturnType<Parameters<Attempt['run']>[0]>;
}

/** Asks whoever came by a mail of recovery for another password. */
export function NewPasswordForm({ onPassword }: NewPasswordFormProps) {
  const { newPassword: words } = useWords(signInWords);
  const { faults } = useWords(sessionWords);
  const form = useForm<{ password: string }>({ defaultValues: { password: '' } });
  const attempt = useAttempt();

  const sentences = { tooShort: faults.passwordTooShort, tooLong: words.tooLong };
  const check = (password: string) => {
    const fault = passwordFault(password);
    return fault === undefined || sentences[fault];
  };
  const submit = form.handleSubmit(({ password }) => attempt.run(() => onPassword(password)));

  return (
    <form
      className="sign-in-form"
      noValidate
      aria-busy={attempt.busy}
      onSubmit={(event) => void submit(event)}
    >
      <AccountFaultNotice fault={attempt.fault} attempt={attempt.ended} />
      <PasswordField
        id="new-password"
        label={words.label}
        hint={fill(words.hint, { length: passwordLength })}
        error={form.formState.errors.password?.message}
        input={{ autoComplete: 'new-password', ...form.register('password', { validate: check }) }}
      />
      <div className="actions">
        <button className="button primary" disabled={attempt.busy}>
          {words.submit}
        </button>
      </div>
    </form>
  );
}
