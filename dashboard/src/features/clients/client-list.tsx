import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import type { Cursor } from '@vakman/domain/request-handling/request-list.answers';
import { listClients } from '@vakman/supabase/client/clients';
import { clientsWords } from '../../../generated/clients.words.ts';
import { Loading } from '../../app/loading.tsx';
import { keys } from '../../backend/keys.ts';
import { router } from '../../router/router.ts';
import { connect } from '../../session/connect.ts';
import { useSession } from '../../session/use-session.ts';
import { showToast } from '../../ui/toast/show-toast.ts';
import { useWords } from '../../words/use-words.ts';
import { usePulse } from '../requests/use-pulse.ts';
import { ClientListView } from './client-list-view.tsx';
import { takeClients } from './take-clients.ts';

/** Clients, whoever came last first. */
export function ClientList({ search }: { readonly search: string }) {
  const words = useWords(clientsWords);
  const session = useSession();
  const userId = session.kind === 'signed-in' ? session.userId : '';
  usePulse(userId, 'client');
  const list = useInfiniteQuery({
    queryKey: keys.clientList(userId, search),
    queryFn: async ({ pageParam }) => listClients(await connect(), { search, after: pageParam }),
    initialPageParam: null as Cursor | null,
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
    throwOnError: (_error, { state }) => state.data === undefined,
  });
  if (!list.data) return <Loading />;
  const takeAll = async () => {
    try {
      await takeClients(await connect(), search, words);
    } catch {
      showToast({ kind: 'error', text: words.records.failed });
    }
  };
  return (
    <ClientListView
      clients={list.data.pages.flatMap(({ rows }) => rows)}
      search={search}
      onSearch={(wanted) => {
        // What was typed a moment ago brings nobody back who has gone on meanwhile.
        if (router.getRoute(['clients'])) router.replace('clients', wanted === '' ? {} : { search: wanted });
      }}
      hasMore={list.hasNextPage}
      onTakeAll={() => void takeAll()}
      onMore={() => void list.fetchNextPage()}
    />
  );
}
