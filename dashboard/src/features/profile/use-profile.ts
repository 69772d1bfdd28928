import { readProfile } from '@vakman/supabase/client/profiles';
import { useSuspenseQuery } from '@tanstack/react-query';
import { keys } from '../../backend/keys.ts';
import { connect } from '../../session/connect.ts';
import { useSession } from '../../session/use-session.ts';

/** What whoever is signed in told of himself, and the name by which it is kept in this page. */
export function useProfile() {
  const session = useSession();
  const key = keys.profile(session.kind === 'signed-in' ? session.userId : '');
  const { data } = useSuspenseQuery({
    queryKey: key,
    queryFn: async () => readProfile(await connect()),
  });
  return { profile: data, key };
}
