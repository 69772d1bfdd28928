import type { ChatPart, ChatPerson, Conversation } from '@vakman/domain/chat/chat.answers';
import type { OutgoingMessage } from '@vakman/domain/chat/chat.kept';
import type { LoadedPart } from './loaded-part.ts';

/** Something that is fetched when somebody comes near it. */
export type Fetching = 'idle' | 'fetching' | 'failed';

/** What is known of a conversation; another object after each change. */
export interface ConversationState {
  readonly kind: 'loading' | 'open' | 'gone';
  readonly conversation: Conversation | undefined;
  readonly people: readonly ChatPerson[];
  readonly loaded: LoadedPart | undefined;
  /** What was written here and is not seen in the conversation yet. */
  readonly outgoing: readonly OutgoingMessage[];
  /** Whether the last question was left without an answer. */
  readonly isCutOff: boolean;
  readonly earlier: Fetching;
  readonly later: Fetching;
  /** Place up to which the caller's side had read when it was opened. */
  readonly readBefore: number;
}

export const nothingKnown: ConversationState = {
  kind: 'loading',
  conversation: undefined,
  people: [],
  loaded: undefined,
  outgoing: [],
  isCutOff: false,
  earlier: 'idle',
  later: 'idle',
  readBefore: 0,
};

/** How far a side has read. */
export function readBy(people: readonly ChatPerson[], side: ChatPerson['side']): number {
  return Math.max(0, ...people.filter((person) => person.side === side).map(({ read }) => read));
}

/**
 * What an answer tells of the conversation itself. Of two answers, whichever came first, the later state holds: messages
 * become more, and nobody unreads.
 */
export function withAnswer(
  state: ConversationState,
  { conversation, people }: ChatPart,
): Pick<ConversationState, 'conversation' | 'people'> {
  const isOvertaken = conversation.last_number < (state.conversation?.last_number ?? 0);
  const before = new Map(state.people.map(({ id, read }) => [id, read]));
  return {
    conversation: isOvertaken ? state.conversation : sameOr(state.conversation, conversation),
    people: sameOr(
      state.people,
      people.map((person) => ({ ...person, read: Math.max(person.read, before.get(person.id) ?? 0) })),
    ),
  };
}

/** What says the same stays the same object, so that nothing is drawn anew for it. */
function sameOr<Value>(known: Value | undefined, told: Value): Value {
  return known !== undefined && JSON.stringify(known) === JSON.stringify(told) ? known : told;
}
