import { isEmailAddress } from '@vakman/domain/contact/contact.schema';
import { TextField } from '@vakman/widgets/ui/text-field.tsx';
import { useForm } from 'react-hook-form';
import { signInWords } from '../../../generated/sign-in.words.ts';
import { AccountFaultNotice } from '../../session/account-fault-notice.tsx';
import { useWords } from '../../words/use-words.ts';
import { PasswordField } from './password-field.tsx';
import { useAttempt, type Attempt } from './use-attempt.ts';

export interface PasswordFormProps {
  /** What was typed before, so that nobody types it twice. */
  readonly email: string;
  readonly onPassword: (email: string, password: string) => ReturnType<Parameters<Attempt['run']>[0]>;
  /** Asks for a mail; the next view says that it was asked for. */
  readonly onMail: (email: string, purpose: 'code' | 'recovery') => Promise<void>;
}

interface Draft {
  readonly email: string;
  readonly password: string;
}

/** Signs in by address and password, or asks for a code by mail. */
export function PasswordForm({ email, onPassword, onMail }: PasswordFormProps) {
  const words = useWords(signInWords);
  const form = useForm<Draft>({ defaultValues: { email, password: '' } });
  const { errors } = form.formState;
  const attempt = useAttempt();

  const checkEmail = (value: string) => isEmailAddress(value) || words.errors.email;
  const submit = form.handleSubmit((draft) =>
    attempt.run(() => onPassword(draft.email.trim(), draft.password)),
  );
  const mail = async (purpose: 'code' | 'recovery') => {
    form.clearErrors('password');
    if (!(await form.trigger('email', { shouldFocus: true }))) return;
    await attempt.run(() => onMail(form.getValues('email').trim(), purpose));
  };

  return (
    <form
      className="sign-in-form"
      noValidate
      aria-busy={attempt.busy}
      onSubmit={(event) => void submit(event)}
    >
      <AccountFaultNotice fault={attempt.fault} attempt={attempt.ended} />
      <TextField
        id="email"
        label={words.email}
        errorPrefix={words.errorPrefix}
        error={errors.email?.message}
        input={{
          type: 'email',
          autoComplete: 'username',
          ...form.register('email', { validate: checkEmail }),
        }}
      />
      <PasswordField
        id="password"
        label={words.password}
        error={errors.password?.message}
        input={{
          autoComplete: 'current-password',
          ...form.register('password', { required: words.errors.password }),
        }}
      />
      <div className="actions">
        <button className="button primary" disabled={attempt.busy}>
          {words.submit}
        </button>
        <button type="button" className="link" onClick={() => void mail('recovery')}>
          {words.forgot}
        </button>
      </div>
      <section className="without-password" aria-labelledby="without-password">
        <h2 id="without-password">{words.withoutPassword.title}</h2>
        <p>{words.withoutPassword.text}</p>
        <button type="button" className="button" disabled={attempt.busy} onClick={() => void mail('code')}>
          {words.withoutPassword.submit}
        </button>
      </section>
    </form>
  );
}
