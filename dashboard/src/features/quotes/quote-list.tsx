import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { QuoteCursor, QuoteFilter } from '@vakman/domain/quote/quote-list.answers';
import { quoteStates } from '@vakman/domain/quote/quote.states';
import { randomUuid } from '@vakman/domain/text/random-uuid';
import { countQuotes, listQuotes } from '@vakman/supabase/client/quotes';
import { Loading } from '../../app/loading.tsx';
import { keys } from '../../backend/keys.ts';
import { router } from '../../router/router.ts';
import { connect } from '../../session/connect.ts';
import { useSession } from '../../session/use-session.ts';
import { usePulse } from '../requests/use-pulse.ts';
import { beginQuote } from './begin-quote.ts';
import { QuoteListView } from './quote-list-view.tsx';

interface QuoteListProps {
  readonly search: string;
  /** As the address says it: a state, or all. */
  readonly state: string;
}

/** The quotes that an address asks for; the database searches, counts and pages. */
export function QuoteList({ search, state: asked }: QuoteListProps) {
  const session = useSession();
  const userId = session.kind === 'signed-in' ? session.userId : '';
  usePulse(userId, 'quote');
  const state = quoteStates.find((each) => each === asked);
  const filter: QuoteFilter = { ...(search !== '' && { search }), ...(state && { states: [state] }) };
  const list = useInfiniteQuery({
    queryKey: keys.quoteList(userId, filter),
    queryFn: async ({ pageParam }) => listQuotes(await connect(), { filter, after: pageParam }),
    initialPageParam: null as QuoteCursor | null,
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
    throwOnError: (_error, { state: { data } }) => data === undefined,
  });
  const counted = { ...(search !== '' && { search }) };
  const counts = useQuery({
    queryKey: keys.quoteCounts(userId, counted),
    queryFn: async () => countQuotes(await connect(), counted),
    placeholderData: keepPreviousData,
  });
  if (!list.data) return <Loading />;
  return (
    <QuoteListView
      quotes={list.data.pages.flatMap(({ rows }) => rows)}
      counts={counts.data ?? {}}
      search={search}
      state={state}
      hasMore={list.hasNextPage}
      onMore={() => void list.fetchNextPage()}
      onFilter={(wanted) => {
        // What was typed a moment ago brings nobody back who has gone on meanwhile.
        if (!router.getRoute(['quotes'])) return;
        const next = { search, state: asked, ...wanted };
        router.replace('quotes', {
          ...(next.search !== '' && { search: next.search }),
          ...(next.state !== '' && { state: next.state }),
        });
      }}
      onAdd={() => {
        const id = randomUuid();
        beginQuote(id, userId);
        router.push('quote', { quoteId: id });
      }}
    />
  );
}
