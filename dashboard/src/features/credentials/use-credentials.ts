import { useQuery, useQueryClient } from '@tanstack/react-query';
import { readCredentials } from '@vakman/supabase/client/credentials';
import { keys } from '../../backend/keys.ts';
import { connect } from '../../session/connect.ts';
import { useSession } from '../../session/use-session.ts';

/** Milliseconds between two looks at a change of address: the mails may be opened on another device. */
const lookAgain = 5000;

/** What whoever is signed in signs in with; undefined until that is known. */
export function useCredentials() {
  const session = useSession();
  const queries = useQueryClient();
  const userId = session.kind === 'signed-in' ? session.userId : undefined;
  const queryKey = keys.credentials(userId ?? '');
  const { data } = useQuery({
    queryKey,
    queryFn: async () => readCredentials(await connect()),
    enabled: userId !== undefined,
    refetchInterval: ({ state }) => (state.data?.emailChange ? lookAgain : false),
  });
  return {
    credentials: data,
    /** Reads it anew. */
    refresh: async () => {
      await queries.invalidateQueries({ queryKey });
      return queries.getQueryData<typeof data>(queryKey);
    },
  };
}
