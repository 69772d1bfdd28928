import type { ChatDraft } from '@vakman/domain/chat/chat.answers';
import { sendChatMessage } from '@vakman/supabase/client/chat';
import type { Connection } from '@vakman/supabase/client/connection';

/** A message that nobody has sent yet. */
export const chatDraft = (conversationId: string, changes: Partial<ChatDraft> = {}): ChatDraft => ({
  id: crypto.randomUUID(),
  conversationId,
  body: 'Graag de lichtste van de twee.',
  files: [],
  ...changes,
});

/** Sends a message without files. */
export const say = (who: Connection, conversationId: string, body = 'Tot morgen.') =>
  sendChatMessage(who, chatDraft(conversationId, { body }));
