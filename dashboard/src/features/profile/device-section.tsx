import { BackendError } from '@vakman/supabase/client/connection';
import { endSession, listSessions, type DeviceSession } from '@vakman/supabase/client/sessions';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { profileWords } from '../../../generated/profile.words.ts';
import { keys } from '../../backend/keys.ts';
import { connect } from '../../session/connect.ts';
import { useSession } from '../../session/use-session.ts';
import { useAttempt } from '../sign-in/use-attempt.ts';
import { AccountFaultNotice } from '../../session/account-fault-notice.tsx';
import { signOut } from '../../session/sign-out.ts';
import { showToast } from '../../ui/toast/show-toast.ts';
import { useWords } from '../../words/use-words.ts';
import { DeviceList } from './device-list.tsx';
import { ProfileSection } from './profile-section.tsx';

/** A device that was signed out meanwhile is what was asked for. */
function unlessGone(error: unknown): void {
  if (!(error instanceof BackendError && error.code === 'PT404')) throw error;
}

/** Where somebody is signed in; ends one of these, those of all other devices, or all. */
export function DeviceSection() {
  const { devices: words } = useWords(profileWords);
  const attempt = useAttempt();
  const session = useSession();
  const queries = useQueryClient();
  const key = keys.sessions(session.kind === 'signed-in' ? session.userId : '');
  const sessions = useQuery({ queryKey: key, queryFn: async () => listSessions(await connect()) });
  const readAnew = () => queries.invalidateQueries({ queryKey: key });
  const end = async ({ id }: DeviceSession) => {
    const isDone = await attempt.run(async () => endSession(await connect(), id).catch(unlessGone));
    if (isDone) showToast({ kind: 'success', text: words.ended });
    await readAnew();
  };
  const others = async () => {
    const isDone = await attempt.run(() => signOut('others'));
    if (isDone) showToast({ kind: 'success', text: words.othersDone });
    await readAnew();
  };
  return (
    <ProfileSection id="devices" title={words.title}>
      <p className="profile-lead">{words.lead}</p>
      {sessions.data && <DeviceList sessions={sessions.data} onEnd={(one) => void end(one)} />}
      {sessions.isError && (
        <p className="fault-notice" role="alert">
          {words.notRead}{' '}
          <button type="button" className="link" onClick={() => void readAnew()}>
            {words.again}
          </button>
        </p>
      )}
      <AccountFaultNotice fault={attempt.fault} attempt={attempt.ended} />
      <div className="actions">
        <button type="button" className="button" disabled={attempt.busy} onClick={() => void others()}>
          {words.others}
        </button>
        <button
          type="button"
          className="button"
          disabled={attempt.busy}
          onClick={() => void attempt.run(() => signOut('global'))}
        >
          {words.everywhere}
        </button>
      </div>
    </ProfileSection>
  );
}
