import { credentialsWords } from '../../../generated/credentials.words.ts';
import { authClient } from '../../session/auth-client.ts';
import { showToast } from '../../ui/toast/show-toast.ts';
import { useWords } from '../../words/use-words.ts';
import { EmailView } from './email-view.tsx';
import { useCredentials } from './use-credentials.ts';

/** The address of whoever is signed in. */
export function EmailSection() {
  const { email: words } = useWords(credentialsWords);
  const { credentials, refresh } = useCredentials();
  if (!credentials) return null;
  const { email, emailChange } = credentials;

  async function verify(token: string) {
    // Whoever types a code does not say of which mail it is.
    const waiting = [
      ...(emailChange?.waitsForNew ? [emailChange.email] : []),
      ...(emailChange?.waitsForCurrent ? [email] : []),
    ];
    let answer: { error: { code?: string | undefined } | null } = { error: { code: 'otp_expired' } };
    for (const address of waiting) {
      answer = await authClient.verifyOtp({ email: address, token, type: 'email_change' });
      if (!answer.error) break;
    }
    const after = await refresh();
    if (!answer.error) showToast({ kind: 'success', text: after?.email === email ? words.half : words.done });
    return answer;
  }

  return (
    <EmailView
      credentials={credentials}
      onAsk={async (address) => {
        const answer = await authClient.updateUser({ email: address });
        if (!answer.error) await refresh();
        return answer;
      }}
      onCode={verify}
    />
  );
}
