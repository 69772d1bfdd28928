import { isEmailAddress } from '@vakman/domain/contact/contact.schema';
import { TextField } from '@vakman/widgets/ui/text-field.tsx';
import { useForm } from 'react-hook-form';
import { credentialsWords } from '../../../generated/credentials.words.ts';
import { signInWords } from '../../../generated/sign-in.words.ts';
import { AccountFaultNotice } from '../../session/account-fault-notice.tsx';
import { useWords } from '../../words/use-words.ts';
import { useAttempt, type Attempt } from '../sign-in/use-attempt.ts';

type Answer = ReturnType<Parameters<Attempt['run']>[0]>;

export interface EmailFormProps {
  /** The address of the account. */
  readonly email: string;
  readonly onAsk: (email: string) => Answer;
}

/** Asks for another address. */
export function EmailForm({ email, onAsk }: EmailFormProps) {
  const { email: words, errorPrefix } = useWords(credentialsWords);
  const { errors } = useWords(signInWords);
  const form = useForm<{ email: string }>({ defaultValues: { email: '' } });
  const attempt = useAttempt();
  const check = (typed: string) => {
    const address = typed.trim();
    if (!isEmailAddress(address)) return errors.email;
    return address.toLowerCase() !== email.toLowerCase() || words.same;
  };
  const submit = form.handleSubmit((draft) => attempt.run(() => onAsk(draft.email.trim().toLowerCase())));
  return (
    <form
      className="profile-form"
      noValidate
      aria-busy={attempt.busy}
      onSubmit={(event) => void submit(event)}
    >
      <AccountFaultNotice fault={attempt.fault} attempt={attempt.ended} />
      <TextField
        id="new-email"
        label={words.label}
        errorPrefix={errorPrefix}
        error={form.formState.errors.email?.message}
        input={{ type: 'email', autoComplete: 'email', ...form.register('email', { validate: check }) }}
      />
      <div className="actions">
        <button className="button primary" disabled={attempt.busy}>
          {words.submit}
        </button>
      </div>
    </form>
  );
}
