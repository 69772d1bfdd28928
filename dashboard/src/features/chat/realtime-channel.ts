import { REALTIME_SUBSCRIBE_STATES, RealtimeClient } from '@supabase/realtime-js';
import { chatHint, chatTopic } from '@vakman/domain/chat/chat.hints';
import { addresses } from '../../../generated/addresses.ts';
import { connectAs } from '../../session/connect-as.ts';
import type { ChatPlace } from './engine/chat-memory.ts';
import type { Hints } from './engine/following.ts';
import { waitAfter } from './engine/waits.ts';

/** Milliseconds between two signs of life. */
const heartbeat = 25_000;

/** Hears the hints of a conversation, and joins anew by itself where the connection broke. */
export function openChannel(
  { userId, conversationId }: ChatPlace,
  { onHint, onState }: Parameters<Hints>[0],
) {
  const client = new RealtimeClient(`${addresses.supabaseUrl.replace(/^http/, 'ws')}/realtime/v1`, {
    params: { apikey: addresses.supabasePublishableKey },
    accessToken: async () => (await connectAs(userId)).accessToken ?? null,
    heartbeatIntervalMs: heartbeat,
    reconnectAfterMs: waitAfter,
  });
  const channel = client
    .channel(chatTopic(conversationId), { config: { private: true } })
    .on('broadcast', { event: chatHint }, () => onHint())
    .subscribe((status) => onState(status === REALTIME_SUBSCRIBE_STATES.SUBSCRIBED));
  return () => {
    void channel.unsubscribe();
    void client.disconnect();
  };
}
