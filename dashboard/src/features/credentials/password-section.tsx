import { requestSignIn } from '@vakman/supabase/client/sign-in';
import { credentialsWords } from '../../../generated/credentials.words.ts';
import { authClient } from '../../session/auth-client.ts';
import { connect } from '../../session/connect.ts';
import { signOut } from '../../session/sign-out.ts';
import { showToast } from '../../ui/toast/show-toast.ts';
import { language } from '../../words/language.ts';
import { useWords } from '../../words/use-words.ts';
import { PasswordView } from './password-view.tsx';
import { useCredentials } from './use-credentials.ts';

/** The password of whoever is signed in. */
export function PasswordSection() {
  const { password: words } = useWords(credentialsWords);
  const { credentials, refresh } = useCredentials();
  if (!credentials) return null;
  return (
    <PasswordView
      credentials={credentials}
      onPassword={async ({ password, current, code }) => {
        const answer = await authClient.updateUser({
          password,
          ...(current !== '' && { current_password: current }),
          ...(code !== '' && { nonce: code }),
        });
        if (!answer.error) await refresh();
        return answer;
      }}
      onConfirm={() => authClient.reauthenticate()}
      onForgotten={async () =>
        requestSignIn(await connect(), { email: credentials.email, language, purpose: 'recovery' })
      }
      onOthers={async () => {
        const answer = await signOut('others');
        if (!answer.error) showToast({ kind: 'success', text: words.othersDone });
        return answer;
      }}
    />
  );
}
