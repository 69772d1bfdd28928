import { useQuery } from '@tanstack/react-query';
import { readAccount } from '@vakman/supabase/client/accounts';
import type { Actor } from '@vakman/domain/rights/rights.roles';
import { keys } from '../backend/keys.ts';
import { connect } from './connect.ts';
import { useSession } from './use-session.ts';

/** Who looks at the page, as far as that is known. */
export type Who =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly again: () => void }
  | { readonly kind: 'known'; readonly actor: Actor; readonly email: string };

/** Who looks at the page: nobody in particular, or the role that the database says. */
export function useWho(): Who {
  const session = useSession();
  const userId = session.kind === 'signed-in' ? session.userId : undefined;
  const account = useQuery({
    queryKey: keys.account(userId ?? ''),
    queryFn: async () => readAccount(await connect()),
    enabled: userId !== undefined,
  });
  if (session.kind === 'loading') return { kind: 'loading' };
  // The client asks no more for a minute; a page that loads anew asks at once.
  if (session.kind === 'unreachable') return { kind: 'failed', again: () => location.reload() };
  if (session.kind === 'signed-out') return { kind: 'known', actor: 'anon', email: '' };
  if (account.data) return { kind: 'known', actor: account.data.role, email: session.email };
  if (account.error) return { kind: 'failed', again: () => void account.refetch() };
  return { kind: 'loading' };
}
