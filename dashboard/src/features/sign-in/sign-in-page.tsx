import { landingPages } from '@vakman/domain/rights/rights.routes';
import { TextField } from '@vakman/widgets/ui/text-field.tsx';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { signInWords } from '../../../generated/sign-in.words.ts';
import { router } from '../../router/router.ts';
import { authClient } from '../../session/auth-client.ts';
import { useWho } from '../../session/use-who.ts';
import { useWords } from '../../words/use-words.ts';

export default function SignInPage() {
  const words = useWords(signInWords);
  const who = useWho();
  const form = useForm<{ email: string; password: string }>();
  const [trouble, setTrouble] = useState<string>();
  const actor = who.kind === 'known' ? who.actor : 'anon';
  useEffect(() => {
    if (actor !== 'anon') router.replace(landingPages[actor]);
  }, [actor]);

  const submit = form.handleSubmit(async (values) => {
    const { error } = await authClient.signInWithPassword(values);
    setTrouble(error ? words.wrong : undefined);
  });

  return (
    <div className="sign-in">
      <h1>{words.title}</h1>
      <form noValidate onSubmit={(event) => void submit(event)}>
        <TextField
          id="email"
          label={words.email}
          errorPrefix={words.errorPrefix}
          error={trouble}
          input={{ type: 'email', autoComplete: 'username', ...form.register('email') }}
        />
        <TextField
          id="password"
          label={words.password}
          errorPrefix={words.errorPrefix}
          input={{ type: 'password', autoComplete: 'current-password', ...form.register('password') }}
        />
        <button className="button primary">{words.submit}</button>
      </form>
    </div>
  );
}
