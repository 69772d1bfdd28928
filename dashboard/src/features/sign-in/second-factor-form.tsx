import { TextField } from '@vakman/widgets/ui/text-field.tsx';
import { useForm } from 'react-hook-form';
import { signInWords } from '../../../generated/sign-in.words.ts';
import { AccountFaultNotice } from '../../session/account-fault-notice.tsx';
import { useWords } from '../../words/use-words.ts';
import { useAttempt, type Attempt } from './use-attempt.ts';
import './sign-in.css';

export interface SecondFactorFormProps {
  readonly onCode: (code: string) => ReturnType<Parameters<Attempt['run']>[0]>;
  readonly onOut: () => void;
}

/** Takes the code of the app of whoever protects his account by one. */
export function SecondFactorForm({ onCode, onOut }: SecondFactorFormProps) {
  const { secondFactor: words, errors, errorPrefix } = useWords(signInWords);
  const form = useForm<{ code: string }>({ defaultValues: { code: '' } });
  const attempt = useAttempt();
  const submit = form.handleSubmit(({ code }) => attempt.run(() => onCode(code.replaceAll(/\s/g, ''))));
  return (
    <form
      className="sign-in-form"
      noValidate
      aria-busy={attempt.busy}
      onSubmit={(event) => void submit(event)}
    >
      <p>{words.text}</p>
      <AccountFaultNotice fault={attempt.fault} attempt={attempt.ended} />
      <TextField
        id="second-factor"
        label={words.label}
        errorPrefix={errorPrefix}
        error={form.formState.errors.code?.message}
        input={{
          className: 'control short code',
          inputMode: 'numeric',
          autoComplete: 'one-time-code',
          ...form.register('code', { validate: (typed) => /^[\d\s]{6,8}$/.test(typed) || errors.code }),
        }}
      />
      <div className="actions">
        <button className="button primary" disabled={attempt.busy}>
          {words.submit}
        </button>
        <button type="button" className="link" onClick={onOut}>
          {words.out}
        </button>
      </div>
    </form>
  );
}
