import { useQuery, useQueryClient } from '@tanstack/react-query';
import { searchChat } from '@vakman/supabase/client/chat';
import { fetchChatFile, uploadChatFile } from '@vakman/supabase/client/chat-files';
import { listQuickAnswers } from '@vakman/supabase/client/quick-answers';
import { useCallback, useState } from 'react';
import { keys } from '../../backend/keys.ts';
import { connect } from '../../session/connect.ts';
import { connectAs } from '../../session/connect-as.ts';
import { useSession } from '../../session/use-session.ts';
import type { UploadFile } from './attachments.ts';
import type { SearchMessages } from './chat-search.tsx';
import { ConversationView } from './conversation-view.tsx';
import { useConversation } from './use-conversation.ts';

export interface ConversationProps {
  readonly conversationId: string;
  /** Of its heading: 1 where the conversation is all of the page. */
  readonly level?: 1 | 2;
}

const none = [] as const;

/** One conversation of whoever is signed in, followed for as long as it is shown. */
export function Conversation({ conversationId, level = 2 }: ConversationProps) {
  const session = useSession();
  const userId = session.kind === 'signed-in' ? session.userId : '';
  return <OfPerson key={`${userId} ${conversationId}`} {...{ conversationId, level, userId }} />;
}

/** Nothing of it is left when somebody else signs in. */
function OfPerson({
  conversationId,
  level,
  userId,
}: Required<ConversationProps> & { readonly userId: string }) {
  const queries = useQueryClient();
  const { engine, state } = useConversation(userId, conversationId);
  const [now] = useState(Date.now);
  const isOffice = state.conversation?.side === 'office';
  const { data: quickAnswers = none } = useQuery({
    queryKey: keys.quickAnswers(userId),
    queryFn: async () => listQuickAnswers(await connect()),
    enabled: isOffice,
  });
  const search: SearchMessages = useCallback(
    async (words, before) => searchChat(await connect(), { words, conversationId, before }),
    [conversationId],
  );
  const onFile = useCallback(async (path: string) => fetchChatFile(await connect(), path), []);
  const upload: UploadFile = useCallback(
    async (file) => uploadChatFile(await connectAs(userId), file),
    [userId],
  );
  return (
    <ConversationView
      {...{ conversationId, state, userId, now, level, quickAnswers, search, onFile, upload }}
      memory={engine.memory}
      actions={engine}
      onUploaded={({ path }, blob) => queries.setQueryData(keys.chatFile(path), blob)}
    />
  );
}
