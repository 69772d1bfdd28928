import { useQuery } from '@tanstack/react-query';
import { keys } from '../../backend/keys.ts';
import { importPart } from '../../router/lost-chunk.ts';
import { connect } from '../../session/connect.ts';

/** Milliseconds after which the menu asks anew; a page that nobody sees asks nothing. */
const beat = 15_000;

/** How many messages whoever is signed in has not read; 0 until that is known. */
export function useUnread(userId: string | undefined): number {
  const { data } = useQuery({
    queryKey: keys.unread(userId ?? ''),
    // Comes after the page, which does not wait for it.
    queryFn: async () => {
      const { unreadCounts } = await importPart(() => import('@vakman/supabase/client/chat'));
      return unreadCounts(await connect());
    },
    enabled: userId !== undefined,
    refetchInterval: beat,
  });
  return data?.messages ?? 0;
}
