import type { ChatMessage, ChatPart } from '@vakman/domain/chat/chat.answers';

/** The part of a conversation that is here: everything from one place to another, without a gap. */
export interface LoadedPart {
  /** By their place. */
  readonly messages: readonly ChatMessage[];
  /** Places between which everything is here; nothing is where the second stands before the first. */
  readonly from: number;
  readonly to: number;
  /** Whether there are messages before and after. */
  readonly earlier: boolean;
  readonly later: boolean;
}

/** The part that an answer begins: the newest messages, or those after a place. */
export function beginPart({ messages, earlier, later }: ChatPart, after?: number): LoadedPart {
  const first = messages[0]?.number ?? (after ?? 0) + 1;
  const from = after === undefined ? first : Math.min(first, after + 1);
  return { messages, from, to: messages.at(-1)?.number ?? from - 1, earlier, later };
}

/**
 * With what comes after a place. An answer that leaves a gap, or that a later one overtook, changes nothing: what it
 * brings is asked for again, or here.
 */
export function joinLater(loaded: LoadedPart, after: number, { messages, later }: ChatPart): LoadedPart {
  const to = messages.at(-1)?.number ?? after;
  if (after > loaded.to || to < loaded.to) return loaded;
  const added = messages.filter(({ number }) => number > loaded.to);
  if (added.length === 0 && later === loaded.later) return loaded;
  return { ...loaded, messages: [...loaded.messages, ...added], to, later };
}

/** With what comes before a place; the same holds for its answers. */
export function joinEarlier(loaded: LoadedPart, before: number, { messages, earlier }: ChatPart): LoadedPart {
  const from = messages[0]?.number ?? before;
  if (before < loaded.from || from > loaded.from) return loaded;
  const added = messages.filter(({ number }) => number < loaded.from);
  return { ...loaded, messages: [...added, ...loaded.messages], from, earlier };
}

/** With one message that follows; any other leaves a gap, which the next answer fills. */
export function joinNext(loaded: LoadedPart, message: ChatMessage): LoadedPart {
  if (loaded.later || message.number !== loaded.to + 1) return loaded;
  return { ...loaded, messages: [...loaded.messages, message], to: message.number };
}
