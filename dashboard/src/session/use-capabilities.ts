import { useQuery } from '@tanstack/react-query';
import { readCapabilities, type Capabilities } from '@vakman/supabase/client/accounts';
import { keys } from '../backend/keys.ts';
import { connect } from './connect.ts';
import { useSession } from './use-session.ts';

/** What the backend can do and asks of whoever is signed in; undefined until that is known. */
export function useCapabilities(): Capabilities | undefined {
  const session = useSession();
  const userId = session.kind === 'signed-in' ? session.userId : undefined;
  const { data } = useQuery({
    queryKey: keys.capabilities(userId ?? ''),
    queryFn: async () => readCapabilities(await connect()),
    enabled: userId !== undefined,
  });
  return data;
}
