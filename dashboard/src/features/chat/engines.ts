import { randomUuid } from '@vakman/domain/text/random-uuid';
import { turnsOfTabs } from '../../session/refresh-turns.ts';
import { chatBackend } from './chat-backend.ts';
import { deviceStorage } from './device-storage.ts';
import { createChatMemory, type ChatPlace } from './engine/chat-memory.ts';
import { pageClock } from './engine/clock.ts';
import { createConversationEngine, type ConversationEngine } from './engine/conversation-engine.ts';
import { pageSurroundings } from './page-surroundings.ts';
import { realtimeHints } from './realtime-hints.ts';

interface EngineWishes {
  readonly hasRealtime: () => Promise<boolean>;
  readonly onRead: () => void;
}

const engines = new Map<string, ConversationEngine>();

/** The one engine of a conversation on this page: it goes on with what waits to be sent when its page is left. */
export function engineOf(place: ChatPlace, { hasRealtime, onRead }: EngineWishes): ConversationEngine {
  const name = `${place.userId} ${place.conversationId}`;
  const known = engines.get(name);
  if (known) return known;
  const engine = createConversationEngine({
    place,
    backend: chatBackend(place),
    memory: createChatMemory(deviceStorage(), place),
    clock: pageClock,
    turns: turnsOfTabs(`vakman-chat-${name}`),
    surroundings: pageSurroundings,
    hints: realtimeHints(place, hasRealtime),
    newId: randomUuid,
    onRead,
  });
  engines.set(name, engine);
  return engine;
}
