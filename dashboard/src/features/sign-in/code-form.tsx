import { fill } from '@vakman/domain/text/fill';
import { TextField } from '@vakman/widgets/ui/text-field.tsx';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { signInWords } from '../../../generated/sign-in.words.ts';
import { AccountFaultNotice } from '../../session/account-fault-notice.tsx';
import { useWords } from '../../words/use-words.ts';
import { digitsOf } from './digits-of.ts';
import { useAttempt, type Attempt } from './use-attempt.ts';

export interface CodeFormProps {
  readonly email: string;
  readonly onCode: (code: string) => ReturnType<Parameters<Attempt['run']>[0]>;
  readonly onAgain: () => Promise<void>;
  readonly onOther: () => void;
}

/** Takes the code of the mail that was asked for. */
export function CodeForm({ email, onCode, onAgain, onOther }: CodeFormProps) {
  const { code: words, errors, errorPrefix } = useWords(signInWords);
  const form = useForm<{ code: string }>({ defaultValues: { code: '' } });
  const attempt = useAttempt();
  const [sent, setSent] = useState(false);

  const submit = form.handleSubmit(({ code }) => attempt.run(() => onCode(digitsOf(code))));
  const again = async () => setSent(await attempt.run(onAgain));

  return (
    <form
      className="sign-in-form"
      noValidate
      aria-busy={attempt.busy}
      onSubmit={(event) => void submit(event)}
    >
      <p>{fill(words.text, { email })}</p>
      <AccountFaultNotice fault={attempt.fault} attempt={attempt.ended} />
      <TextField
        id="code"
        label={words.label}
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
      <div className="actions">
        <button type="button" className="link" disabled={attempt.busy} onClick={() => void again()}>
          {words.again}
        </button>
        <button type="button" className="link" onClick={onOther}>
          {words.other}
        </button>
      </div>
      <output>{sent && words.sent}</output>
    </form>
  );
}
