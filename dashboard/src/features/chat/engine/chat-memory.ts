import {
  parseChatDrafts,
  parseChatOutbox,
  type ChatText,
  type OutgoingMessage,
} from '@vakman/domain/chat/chat.kept';
import { chatDraftsKey, chatOutboxKey } from '@vakman/domain/stored-items/stored-keys';

/** Whose text it is, and where he writes it. */
export interface ChatPlace {
  readonly userId: string;
  readonly conversationId: string;
}

/** What a device keeps of one person's side of a conversation, for all tabs. */
export interface ChatMemory {
  /** What is not known to have arrived, in the order in which it is to be sent. */
  readonly outbox: () => readonly OutgoingMessage[];
  /** Puts one in the place of the one with an id, its own unless another is named; or at the end. */
  readonly put: (message: OutgoingMessage, insteadOf?: string) => void;
  readonly drop: (id: string) => void;
  readonly draft: () => ChatText | undefined;
  readonly write: (draft: ChatText | undefined) => void;
  /** Calls back when another tab changed something. @returns ends it. */
  readonly follow: (onChange: () => void) => () => void;
}

export interface DeviceStorage extends Pick<Storage, 'getItem' | 'setItem'> {
  /** Calls back with the key that another tab wrote; null stands for all. @returns ends it. */
  readonly follow: (onChange: (key: string | null) => void) => () => void;
}

/** Others who use the same device keep their own beside it. */
export function createChatMemory(storage: DeviceStorage, place: ChatPlace): ChatMemory {
  const { userId, conversationId } = place;
  const name = `${userId} ${conversationId}`;
  const isHere = (message: OutgoingMessage) =>
    message.userId === userId && message.conversationId === conversationId;
  const all = () => parseChatOutbox(storage.getItem(chatOutboxKey) ?? '');
  const keepOutbox = (messages: readonly OutgoingMessage[]) => {
    try {
      storage.setItem(chatOutboxKey, JSON.stringify(messages));
    } catch {
      // A browser that keeps nothing still lets somebody write.
    }
  };
  return {
    outbox: () => all().filter(isHere),
    put: (message, insteadOf) => keepOutbox(withMessage(all(), message, insteadOf)),
    drop: (id) => keepOutbox(all().filter((message) => message.id !== id)),
    draft() {
      const drafts = parseChatDrafts(storage.getItem(chatDraftsKey) ?? '');
      return Object.hasOwn(drafts, name) ? drafts[name] : undefined;
    },
    write(draft) {
      const kept = parseChatDrafts(storage.getItem(chatDraftsKey) ?? '');
      const others = Object.entries(kept).filter(([key]) => key !== name);
      const drafts = draft ? [...others, [name, draft] as const] : others;
      try {
        storage.setItem(chatDraftsKey, JSON.stringify(Object.fromEntries(drafts)));
      } catch {
        // As above.
      }
    },
    follow: (onChange) =>
      storage.follow((key) => {
        if (key === null || key === chatDraftsKey || key === chatOutboxKey) onChange();
      }),
  };
}

/** The messages with one in the place of another, or at the end. */
export function withMessage(
  messages: readonly OutgoingMessage[],
  message: OutgoingMessage,
  insteadOf = message.id,
): readonly OutgoingMessage[] {
  const isThere = messages.some(({ id }) => id === insteadOf);
  return isThere ? messages.map((each) => (each.id === insteadOf ? message : each)) : [...messages, message];
}
