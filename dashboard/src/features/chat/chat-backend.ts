import { BackendError, type Connection } from '@vakman/supabase/client/connection';
import { noteRead, readConversation, sendChatMessage } from '@vakman/supabase/client/chat';
import { distrustSession } from '../../session/connect.ts';
import { connectAs } from '../../session/connect-as.ts';
import { faultOf } from './engine/chat-fault.ts';
import type { ChatPlace } from './engine/chat-memory.ts';
import type { ChatBackend } from './engine/conversation-engine.ts';

/** The backend of this page, for one conversation of whoever is signed in. */
export function chatBackend({ userId, conversationId }: ChatPlace): ChatBackend {
  async function ask<Answer>(act: (connection: Connection) => Promise<Answer>): Promise<Answer> {
    try {
      return await act(await connectAs(userId));
    } catch (error) {
      if (error instanceof BackendError && error.status === 401) distrustSession();
      throw error;
    }
  }
  return {
    read: (part) => ask((connection) => readConversation(connection, conversationId, part)),
    send: (text) => ask((connection) => sendChatMessage(connection, { ...text, conversationId })),
    note: (number) => ask((connection) => noteRead(connection, conversationId, number)),
    faultOf,
  };
}
