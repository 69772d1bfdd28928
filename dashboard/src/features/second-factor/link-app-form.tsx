import type { AuthErrorLike } from '@vakman/domain/account/account.errors';
import { TextField } from '@vakman/widgets/ui/text-field.tsx';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { secondFactorWords } from '../../../generated/second-factor.words.ts';
import { AccountFaultNotice } from '../../session/account-fault-notice.tsx';
import { useWords } from '../../words/use-words.ts';
import { useAttempt } from '../sign-in/use-attempt.ts';

/** What the sign-in service gives to an app, as a drawing and as text. */
export interface NewApp {
  readonly id: string;
  readonly totp: { readonly qr_code: string; readonly secret: string };
}

export interface LinkAppFormProps {
  /** Those that are taken. */
  readonly names: readonly string[];
  readonly onBegin: (
    name: string,
  ) => Promise<
    { readonly data: NewApp; readonly error: null } | { readonly data: null; readonly error: AuthErrorLike }
  >;
  readonly onCode: (id: string, code: string) => Promise<{ readonly error: AuthErrorLike | null }>;
  /** Forgets one that was begun and not confirmed. */
  readonly onStop: (id: string) => Promise<void>;
  readonly onDone: () => void;
}

/** Links an app in two steps: what it is called, then the code that it shows. */
export function LinkAppForm({ names, onBegin, onCode, onStop, onDone }: LinkAppFormProps) {
  const words = useWords(secondFactorWords);
  const attempt = useAttempt();
  const [app, setApp] = useState<NewApp>();
  const form = useForm({ defaultValues: { name: words.nameExample, code: '' } });
  const { errors } = form.formState;

  const submit = form.handleSubmit(async ({ name, code }) => {
    const isDone = await attempt.run(async () => {
      if (app) return onCode(app.id, code.replaceAll(/\s/g, ''));
      const begun = await onBegin(name.trim());
      if (begun.data) setApp(begun.data);
      return begun;
    });
    if (isDone && app) onDone();
  });
  const stop = () => {
    if (app) void onStop(app.id);
    onDone();
  };

  return (
    <form
      className="profile-form"
      noValidate
      aria-busy={attempt.busy}
      onSubmit={(event) => void submit(event)}
    >
      <AccountFaultNotice fault={attempt.fault} attempt={attempt.ended} />
      {app ? (
        <>
          <p>{words.scan}</p>
          <img className="second-factor-code" src={app.totp.qr_code} alt={words.drawing} />
          <p>
            {words.orType}
            <br />
            <code className="second-factor-secret">{app.totp.secret}</code>
          </p>
          <TextField
            key="code"
            id="app-code"
            label={words.code}
            errorPrefix={words.errorPrefix}
            error={errors.code?.message}
            input={{
              className: 'control short',
              inputMode: 'numeric',
              autoComplete: 'one-time-code',
              ...form.register('code', {
                validate: (typed) => /^(\s*\d){6}\s*$/.test(typed) || words.codeError,
              }),
            }}
          />
        </>
      ) : (
        <TextField
          key="name"
          id="app-name"
          label={words.name}
          hint={words.nameHint}
          errorPrefix={words.errorPrefix}
          error={errors.name?.message}
          input={{
            maxLength: 60,
            ...form.register('name', {
              validate: (typed) => (typed.trim() !== '' && !names.includes(typed.trim())) || words.nameError,
            }),
          }}
        />
      )}
      <div className="actions">
        <button className="button primary" disabled={attempt.busy}>
          {words.next}
        </button>
        <button type="button" className="link" onClick={stop}>
          {words.stop}
        </button>
      </div>
    </form>
  );
}
