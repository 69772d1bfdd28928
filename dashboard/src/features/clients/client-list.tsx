import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import type { Cursor } from '@vakman/domain/request-handling/request-list.answers';
import { listClients } from '@vakman/supabase/client/clients';
import { Loading } from '../../app/loading.tsx';
import { keys } from '../../backend/keys.ts';
import { router } from '../../router/router.ts';
import { connect } from '../../session/connect.ts';
import { useSession } from '../../session/use-session.ts';
import { ClientListView } from './client-list-view.tsx';

/** Clients, whoever came last first. */
export function ClientList({ search }: { readonly search: string }) {
  const session = useSession();
  const userId = session.kind === 'signed-in' ? session.userId : '';
  const list = useInfiniteQuery({
    queryKey: keys.clientList(userId, search),
    queryFn: async ({ pageParam }) => listClients(await connect(), { search, after: pageParam }),
    initialPageParam: null as Cursor | null,
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
    throwOnError: (_error, { state }) => state.data === undefined,
  });
  if (!list.data) return <Loading />;
  return (
    <ClientListView
      clients={list.data.pages.flatMap(({ rows }) => rows)}
      search={search}
      onSearch={(wanted) => {
        // What was typed a moment ago brings nobody back who has gone on meanwhile.
        if (router.getRoute(['clients'])) router.replace('clients', wanted === '' ? {} : { search: wanted });
      }}
      hasMore={list.hasNextPage}
      onMore={() => void list.fetchNextPage()}
    />
  );
}
