import { profileWords } from '../../../generated/profile.words.ts';
import { useAttempt } from '../sign-in/use-attempt.ts';
import { AccountFaultNotice } from '../../session/account-fault-notice.tsx';
import { signOut } from '../../session/sign-out.ts';
import { showToast } from '../../ui/toast/show-toast.ts';
import { useWords } from '../../words/use-words.ts';
import { ProfileSection } from './profile-section.tsx';

/** Ends the sessions of other devices, or of all. */
export function DeviceSection() {
  const { devices: words } = useWords(profileWords);
  const attempt = useAttempt();
  const others = async () => {
    const isDone = await attempt.run(() => signOut('others'));
    if (isDone) showToast({ kind: 'success', text: words.othersDone });
  };
  return (
    <ProfileSection id="devices" title={words.title}>
      <p className="profile-lead">{words.lead}</p>
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
