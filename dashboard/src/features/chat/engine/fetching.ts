import type { ChatPart } from '@vakman/domain/chat/chat.answers';
import { readBy, withAnswer, type ConversationState } from './conversation-state.ts';
import { beginPart, joinEarlier, joinLater } from './loaded-part.ts';

interface FetchingOptions {
  /** Null where there is no such conversation; rejects where no answer came. */
  readonly read: (part: { readonly before?: number; readonly after?: number }) => Promise<ChatPart | null>;
  readonly get: () => ConversationState;
  readonly set: (change: Partial<ConversationState>) => void;
  /** Told after each answer with messages, and whether all up to the newest are here. */
  readonly onMessages: (isAtEnd: boolean) => void;
}

/** Messages before the one that is led to, so that it is seen what they were about. */
const context = 15;
/** Answers with new messages that are asked for in one go. */
const mostParts = 50;

/**
 * Brings the messages of a conversation: the first ones to show, what came since, and what stands before and after. All of
 * it may be asked for at once, and be answered in any order.
 */
export function createFetching({ read, get, set, onMessages }: FetchingOptions) {
  /** The newest messages, or where the first unread one is before them, those around that. */
  async function begin(): Promise<boolean> {
    const newest = await read({});
    if (!newest) return false;
    const readBefore = readBy(newest.people, newest.conversation.side);
    const after = Math.max(0, readBefore - context);
    const isFar = newest.conversation.unread > 0 && newest.earlier && after + 1 < beginPart(newest).from;
    const part = isFar ? await read({ after }) : newest;
    if (!part) return false;
    set({
      ...withAnswer(get(), part),
      kind: 'open',
      loaded: beginPart(part, isFar ? after : undefined),
      readBefore,
    });
    onMessages(!part.later);
    return true;
  }

  /** What came after the last message that is here. While later ones are left out, only how things stand. */
  async function goOn(): Promise<boolean> {
    for (let parts = 0; parts < mostParts; parts += 1) {
      const { loaded, conversation } = get();
      if (!loaded) return true;
      const isLeftOut = loaded.later && parts === 0;
      const after = isLeftOut ? Math.max(loaded.to, conversation?.last_number ?? 0) : loaded.to;
      // Each begins where the one before ended.
      // oxlint-disable-next-line no-await-in-loop
      const part = await read({ after });
      if (!part) return false;
      const now = get();
      set({ ...withAnswer(now, part), loaded: joinLater(now.loaded ?? loaded, after, part) });
      if (isLeftOut) return true;
      const isAtEnd = get().loaded?.later === false;
      onMessages(isAtEnd);
      if (isAtEnd) return true;
    }
    return true;
  }

  async function fetchEarlier(): Promise<void> {
    const { loaded, earlier } = get();
    if (!loaded?.earlier || earlier === 'fetching') return;
    set({ earlier: 'fetching' });
    const part = await read({ before: loaded.from }).catch(() => null);
    const now = get();
    if (!part) set({ earlier: 'failed' });
    else {
      const joined = joinEarlier(now.loaded ?? loaded, loaded.from, part);
      set({ ...withAnswer(now, part), loaded: joined, earlier: 'idle' });
    }
  }

  async function fetchLater(): Promise<void> {
    const { loaded, later } = get();
    if (!loaded?.later || later === 'fetching') return;
    set({ later: 'fetching' });
    const part = await read({ after: loaded.to }).catch(() => null);
    const now = get();
    if (!part) return set({ later: 'failed' });
    const joined = joinLater(now.loaded ?? loaded, loaded.to, part);
    set({ ...withAnswer(now, part), loaded: joined, later: 'idle' });
    onMessages(!joined.later);
  }

  /** Shows another part: after a place, or the newest. @returns whether it came. */
  async function replace(after?: number): Promise<boolean> {
    set({ later: 'fetching' });
    const part = await read(after === undefined ? {} : { after }).catch(() => null);
    if (!part) {
      set({ later: 'failed' });
      return false;
    }
    set({ ...withAnswer(get(), part), loaded: beginPart(part, after), earlier: 'idle', later: 'idle' });
    onMessages(!part.later);
    return true;
  }

  return {
    /** @returns whether there is such a conversation. */
    askForNew: () => (get().loaded ? goOn() : begin()),
    fetchEarlier,
    fetchLater,
    /** Leads to a message, wherever it stands. */
    goTo: async (number: number): Promise<boolean> => {
      const { loaded } = get();
      const isHere = loaded !== undefined && number >= loaded.from && number <= loaded.to;
      return isHere || replace(Math.max(0, number - context));
    },
    goToNewest: async (): Promise<boolean> => get().loaded?.later === false || replace(),
  };
}
