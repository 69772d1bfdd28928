import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import type { Cursor, RequestFilter } from '@vakman/domain/request-handling/request-list.answers';
import { listRequests, type RequestOrder } from '@vakman/supabase/client/requests';
import type { ReactNode } from 'react';
import { keys } from '../../../backend/keys.ts';
import { connect } from '../../../session/connect.ts';
import type { ColumnPage } from './board-column.tsx';

interface ColumnRowsProps {
  readonly userId: string;
  /** Of one state. */
  readonly filter: RequestFilter;
  readonly order: RequestOrder;
  readonly children: (page: ColumnPage) => ReactNode;
}

/** Cards that are fetched at once. */
const pageSize = 20;

/** Fetches the requests of a column, a page at a time. */
export function ColumnRows({ userId, filter, order, children }: ColumnRowsProps) {
  const list = useInfiniteQuery({
    queryKey: keys.requestColumn(userId, filter, order),
    queryFn: async ({ pageParam }) =>
      listRequests(await connect(), { filter, order, after: pageParam, size: pageSize }),
    initialPageParam: null as Cursor | null,
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
    throwOnError: (_error, { state }) => state.data === undefined,
  });
  return children({
    rows: list.data?.pages.flatMap(({ rows }) => rows) ?? [],
    isLoading: list.data === undefined,
    hasMore: list.hasNextPage,
    more() {
      if (!list.isFetchingNextPage) void list.fetchNextPage();
    },
  });
}
