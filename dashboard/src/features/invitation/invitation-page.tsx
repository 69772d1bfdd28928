import { useQuery } from '@tanstack/react-query';
import { replaceUnsafe } from '@swan-io/chicane';
import { acceptInvitation, openInvitation } from '@vakman/supabase/client/invitations';
import { BackendError } from '@vakman/supabase/client/connection';
import { useEffect, useState } from 'react';
import { FaultPage } from '../../app/page-boundary.tsx';
import { Loading } from '../../app/loading.tsx';
import { keys } from '../../backend/keys.ts';
import { router } from '../../router/router.ts';
import { authClient } from '../../session/auth-client.ts';
import { connect } from '../../session/connect.ts';
import { useSession } from '../../session/use-session.ts';
import { InvitationView, type InvitationStep } from './invitation-view.tsx';
import { readInvitationSecret } from './invitation-secret.ts';

/** Why a link does not work, where the backend says so. */
const endings = ['accepted', 'revoked', 'expired', 'unknown'] as const;

/** Shows what the link of a mail is for, and lets whoever presses the button in. */
export default function InvitationPage() {
  const session = useSession();
  const [secret] = useState(() => readInvitationSecret(location.hash));
  const [step, setStep] = useState<InvitationStep>({ kind: 'shown' });
  useEffect(() => {
    // So that nothing can tell of it.
    if (location.hash) history.replaceState(history.state, '', location.pathname);
  }, []);
  const opened = useQuery({
    queryKey: keys.invitation(secret),
    queryFn: async () => openInvitation(await connect(), secret),
    enabled: secret !== '',
    staleTime: Infinity,
  });

  if (secret !== '' && opened.isPending) return <Loading />;
  if (opened.isError) return <FaultPage onAgain={() => void opened.refetch()} />;

  const accept = async () => {
    try {
      const token_hash = await acceptInvitation(await connect(), secret);
      const answer = await authClient.verifyOtp({ token_hash, type: 'magiclink' });
      if (!answer.error) setStep({ kind: 'accepted' });
      return answer;
    } catch (error) {
      const ending = endings.find((code) => error instanceof BackendError && error.code === code);
      if (!ending) throw error;
      setStep({ kind: 'ended', ending });
      return undefined;
    }
  };
  return (
    <InvitationView
      invitation={opened.data ?? null}
      step={step}
      signedInAs={session.kind === 'signed-in' ? session.email : undefined}
      onAccept={accept}
      onPassword={async (password) => {
        const answer = await authClient.updateUser({ password });
        if (!answer.error) replaceUnsafe(router.login());
        return answer;
      }}
      onWithoutPassword={() => replaceUnsafe(router.login())}
    />
  );
}
