import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import type { ChatCursor } from '@vakman/domain/chat/chat.answers';
import { listConversations } from '@vakman/supabase/client/chat';
import { useCallback, useState } from 'react';
import { Loading } from '../../app/loading.tsx';
import { keys } from '../../backend/keys.ts';
import { router } from '../../router/router.ts';
import { connect } from '../../session/connect.ts';
import { useSession } from '../../session/use-session.ts';
import { ConversationListView } from './conversation-list-view.tsx';

interface ConversationListProps {
  readonly search: string;
  /** Of the one that is shown beside it. */
  readonly openId: string | undefined;
}

/** Milliseconds after which the list is asked for anew. */
const beat = 10_000;

/** The conversations that an address asks for; the database searches and pages. */
export function ConversationList({ search, openId }: ConversationListProps) {
  const session = useSession();
  const userId = session.kind === 'signed-in' ? session.userId : '';
  const [now] = useState(Date.now);
  const list = useInfiniteQuery({
    queryKey: keys.conversationList(userId, search),
    queryFn: async ({ pageParam }) => listConversations(await connect(), { search, before: pageParam }),
    initialPageParam: null as ChatCursor | null,
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
    refetchInterval: beat,
    throwOnError: (_error, { state }) => state.data === undefined,
  });
  const onSearch = useCallback(
    (typed: string) => {
      const wanted = typed === '' ? {} : { search: typed };
      if (openId === undefined) router.replace('conversations', wanted);
      else router.replace('officeConversation', { conversationId: openId, ...wanted });
    },
    [openId],
  );
  if (!list.data) return <Loading />;
  return (
    <ConversationListView
      conversations={list.data.pages.flatMap(({ rows }) => rows)}
      {...{ search, openId, now, onSearch }}
      hasMore={list.hasNextPage}
      onMore={() => void list.fetchNextPage()}
    />
  );
}
