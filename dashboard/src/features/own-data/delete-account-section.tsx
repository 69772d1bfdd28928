import { useQuery, useQueryClient } from '@tanstack/react-query';
import { BackendError, type Connection } from '@vakman/supabase/client/connection';
import {
  keepAccount,
  readAccountDeletion,
  requestAccountDeletion,
} from '@vakman/supabase/client/account-deletion';
import { ownDataWords } from '../../../generated/own-data.words.ts';
import { Loading } from '../../app/loading.tsx';
import { keys } from '../../backend/keys.ts';
import { connect } from '../../session/connect.ts';
import { useSession } from '../../session/use-session.ts';
import { useWords } from '../../words/use-words.ts';
import { ProfileSection } from '../profile/profile-section.tsx';
import { DeleteAccount, type DeletionResult } from './delete-account.tsx';
import './own-data.css';

const refusals: Readonly<Record<string, DeletionResult>> = { last_admin: 'lastAdmin', too_late: 'tooLate' };

/** The section of the profile by which somebody leaves. */
export function DeleteAccountSection() {
  const { leave: words } = useWords(ownDataWords);
  const session = useSession();
  const queryKey = keys.accountDeletion(session.kind === 'signed-in' ? session.userId : '');
  const queries = useQueryClient();
  const { data, isPending, refetch } = useQuery({
    queryKey,
    queryFn: async () => readAccountDeletion(await connect()),
  });
  const run = async (act: (connection: Connection) => Promise<unknown>): Promise<DeletionResult> => {
    try {
      await act(await connect());
    } catch (error) {
      return (error instanceof BackendError && refusals[error.code]) || 'failed';
    } finally {
      await queries.invalidateQueries({ queryKey });
    }
    return 'done';
  };
  if (data)
    return (
      <DeleteAccount
        deletion={data}
        onDelete={() => run(requestAccountDeletion)}
        onKeep={() => run(keepAccount)}
      />
    );
  return (
    <ProfileSection id="delete-account" title={words.title}>
      <div className="own-data">
        {isPending ? (
          <Loading />
        ) : (
          <>
            <p className="fault-notice" role="alert">
              {words.unread}
            </p>
            <button type="button" className="button" onClick={() => void refetch()}>
              {words.again}
            </button>
          </>
        )}
      </div>
    </ProfileSection>
  );
}
