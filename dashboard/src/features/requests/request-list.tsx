import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { Colleague } from '@vakman/domain/request-handling/request-handling.answers';
import type { Cursor } from '@vakman/domain/request-handling/request-list.answers';
import { randomUuid } from '@vakman/domain/text/random-uuid';
import { listPartnerFigures } from '@vakman/supabase/client/partner-figures';
import { listViews, removeView, saveView } from '@vakman/supabase/client/office-day';
import { countRequests, enterRequest, listColleagues, listRequests } from '@vakman/supabase/client/requests';
import { Suspense, useMemo, useState } from 'react';
import { requestsWords } from '../../../generated/requests.words.ts';
import { Loading } from '../../app/loading.tsx';
import { keys } from '../../backend/keys.ts';
import { lazyPage } from '../../router/lazy-page.ts';
import { router } from '../../router/router.ts';
import { connect } from '../../session/connect.ts';
import { useSession } from '../../session/use-session.ts';
import { useWords } from '../../words/use-words.ts';
import { downloadCsv } from './download-csv.ts';
import { board, filterOf, orderOf, withoutEmpty, type ListQuery } from './list-query.ts';
import { RequestListView } from './request-list-view.tsx';
import { namedSources } from './sources.ts';
import { partnersStay, usePartners } from './use-partners.ts';
import { usePulse } from './use-pulse.ts';
import { useRequestChanges } from './use-request-changes.ts';

const RequestBoard = lazyPage(() => import('./board/request-board.tsx'));

/** Rows that are fetched at once. */
const pageSize = 100;
const page = 'requests';

/** Before anything came: of all partners that there ever were. */
const firstMonth = '2020-01-01';
/** Until colleagues came. */
const none: readonly Colleague[] = [];

/** The list of requests that an address asks for; the database sorts and filters it. */
export function RequestList({ query }: { readonly query: ListQuery }) {
  const words = useWords(requestsWords);
  const session = useSession();
  const userId = session.kind === 'signed-in' ? session.userId : '';
  const [now] = useState(Date.now);
  usePulse(userId, 'request');
  const filter = filterOf(query);
  const order = orderOf(query);
  const isBoard = query.view === board;
  const list = useInfiniteQuery({
    enabled: !isBoard,
    queryKey: keys.requestList(userId, filter, order),
    queryFn: async ({ pageParam }) =>
      listRequests(await connect(), { filter, order, after: pageParam, size: pageSize }),
    initialPageParam: null as Cursor | null,
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
    throwOnError: (_error, { state }) => state.data === undefined,
  });
  const counts = useQuery({
    queryKey: keys.requestCounts(userId, filter),
    queryFn: async () => countRequests(await connect(), filter),
    placeholderData: keepPreviousData,
  });
  const { data: colleagues = none } = useQuery({
    queryKey: keys.colleagues(userId),
    queryFn: async () => listColleagues(await connect()),
  });
  const { data: figures } = useQuery({
    queryKey: keys.partnerFigures(userId, firstMonth),
    queryFn: async () => listPartnerFigures(await connect(), firstMonth),
    staleTime: partnersStay,
  });
  const views = useQuery({
    queryKey: keys.savedViews(userId, page),
    queryFn: async () => listViews(await connect(), page),
  });
  const { change, run } = useRequestChanges(userId);
  const partners = usePartners(userId);
  const sources = useMemo(
    () => namedSources(figures?.map(({ source }) => source) ?? [], partners),
    [figures, partners],
  );
  const go = (next: ListQuery) => {
    // What was typed a moment ago brings nobody back who has gone on meanwhile.
    if (router.getRoute(['requests'])) router.replace('requests', withoutEmpty({ ...query, ...next }));
  };
  if (list.data === undefined && !isBoard) return <Loading />;
  const shown = withoutEmpty(query);
  return (
    <RequestListView
      rows={list.data?.pages.flatMap(({ rows }) => rows) ?? []}
      counts={counts.data ?? {}}
      views={views.data ?? []}
      {...{ colleagues, sources, query, now }}
      {...(isBoard && {
        renderBoard: (onHelp) => (
          <Suspense fallback={<Loading />}>
            <RequestBoard
              {...{ userId, filter, order, colleagues, sources, now, onHelp }}
              counts={counts.data ?? {}}
              onChange={change}
              onAll={(state) => go({ view: '', state })}
            />
          </Suspense>
        ),
      })}
      actions={{
        change,
        go,
        more() {
          if (list.hasNextPage && !list.isFetchingNextPage) void list.fetchNextPage();
        },
        async saveView(name) {
          const kept = new URLSearchParams(Object.entries(shown) as [string, string][]);
          const view = { id: randomUuid(), page, name, query: kept.toString() };
          await run(words.done.viewSaved, (connection) => saveView(connection, view));
          await views.refetch();
        },
        async removeView(view) {
          const back = () =>
            void run(words.done.undone, (connection) => saveView(connection, view)).then(() =>
              views.refetch(),
            );
          await run(words.done.changed, (connection) => removeView(connection, view.id), back);
          await views.refetch();
        },
        async enter({ payload, ...how }) {
          const isStored = await run(words.done.entered, (connection) =>
            enterRequest(connection, payload, how),
          );
          if (isStored) router.push('request', { requestId: payload.id });
          return isStored;
        },
        takeAll: () => run(words.list.csv, (connection) => downloadCsv(connection, { filter, order }, words)),
      }}
    />
  );
}
