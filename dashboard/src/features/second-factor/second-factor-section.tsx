import { useQuery, useQueryClient } from '@tanstack/react-query';
import { secondFactorWords } from '../../../generated/second-factor.words.ts';
import { keys } from '../../backend/keys.ts';
import { authClient } from '../../session/auth-client.ts';
import { useCapabilities } from '../../session/use-capabilities.ts';
import { useSession } from '../../session/use-session.ts';
import { useWho } from '../../session/use-who.ts';
import { showToast } from '../../ui/toast/show-toast.ts';
import { useWords } from '../../words/use-words.ts';
import { SecondFactorView } from './second-factor-view.tsx';

/** Apps that are linked to the account as a second factor; for the office, where the backend knows one. */
export function SecondFactorSection() {
  const { linked, removed } = useWords(secondFactorWords);
  const session = useSession();
  const who = useWho();
  const capabilities = useCapabilities();
  const queries = useQueryClient();
  const userId = session.kind === 'signed-in' ? session.userId : '';
  const isOffice = who.kind === 'known' && (who.actor === 'employee' || who.actor === 'admin');
  const isOffered = isOffice && capabilities?.secondFactor === true;
  const factors = useQuery({
    queryKey: keys.secondFactors(userId),
    queryFn: async () => {
      const { data, error } = await authClient.mfa.listFactors();
      if (error) throw error;
      return data.totp.map(({ id, friendly_name, created_at }) => ({
        id,
        name: friendly_name ?? '',
        linkedAt: created_at,
      }));
    },
    enabled: isOffered,
  });
  if (!isOffered || !factors.data) return null;
  const fetchAnew = () => queries.invalidateQueries({ queryKey: keys.account(userId) });
  return (
    <SecondFactorView
      factors={factors.data}
      isRequired={capabilities.secondFactorMissing}
      onBegin={(name) =>
        authClient.mfa.enroll({ factorType: 'totp', friendlyName: name, issuer: location.hostname })
      }
      onCode={async (factorId, code) => {
        const answer = await authClient.mfa.challengeAndVerify({ factorId, code });
        if (!answer.error) {
          showToast({ kind: 'success', text: linked });
          await fetchAnew();
        }
        return answer;
      }}
      onStop={async (factorId) => {
        await authClient.mfa.unenroll({ factorId });
      }}
      onRemove={async (factorId) => {
        const answer = await authClient.mfa.unenroll({ factorId });
        if (!answer.error) {
          showToast({ kind: 'success', text: removed });
          await authClient.refreshSession();
          await fetchAnew();
        }
        return answer;
      }}
    />
  );
}
