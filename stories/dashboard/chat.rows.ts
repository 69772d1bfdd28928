import type { ChatMessage, ChatPart, Conversation, QuickAnswer } from '@vakman/domain/chat/chat.answers';
import { exampleChatPart } from '@vakman/domain/chat/chat.example';
import type { ChatText, OutgoingMessage } from '@vakman/domain/chat/chat.kept';
import {
  nothingKnown,
  type ConversationState,
} from '@vakman/dashboard/features/chat/engine/conversation-state.ts';
import { beginPart } from '@vakman/dashboard/features/chat/engine/loaded-part.ts';

export const now = Date.parse('2026-11-24T10:00:00+00:00');

/** The customer and somebody of the office, as the conversation knows them. */
export const [customerId, officeId] = exampleChatPart.people.map(({ id }) => id) as [string, string];

/** What is known of a conversation once an answer came. */
export const stateOf = (part: ChatPart, change: Partial<ConversationState> = {}): ConversationState => ({
  ...nothingKnown,
  kind: 'open',
  conversation: part.conversation,
  people: part.people,
  loaded: beginPart(part),
  readBefore: part.conversation.last_number,
  ...change,
});

/** The same, as the customer sees it. */
export const asCustomer: ChatPart = {
  ...exampleChatPart,
  conversation: { ...exampleChatPart.conversation, side: 'customer', unread: 0 },
};

/** Any number of messages, several a day, from both sides. */
export function longPart(count: number, part: ChatPart = exampleChatPart): ChatPart {
  const messages = Array.from({ length: count }, (_, index): ChatMessage => {
    const isOffice = index % 3 === 1;
    return {
      id: `6b2d0f4e-0000-4000-8000-${String(index + 1).padStart(12, '0')}`,
      conversation_id: part.conversation.id,
      number: index + 1,
      author: isOffice ? officeId : customerId,
      author_side: isOffice ? 'office' : 'customer',
      body: `Bericht ${index + 1}${index % 7 === 0 ? ': de kozijnen aan de waterkant zijn geschuurd en de eerste laag staat erop. Morgen gaan wij verder als het droog blijft.' : ''}`,
      files: [],
      sent_at: new Date(now - (count - index) * 1_800_000).toISOString(),
    };
  });
  return { ...part, messages, conversation: { ...part.conversation, last_number: count } };
}

export const outgoing = (
  body: string,
  change: Partial<OutgoingMessage> = {},
  number = 1,
): OutgoingMessage => ({
  id: `7c3e1a5f-0000-4000-8000-${String(number).padStart(12, '0')}`,
  userId: customerId,
  conversationId: exampleChatPart.conversation.id,
  body,
  files: [],
  at: now,
  state: 'waiting',
  fault: '',
  ...change,
});

/** Keeps what is typed for as long as the story. */
export function storyMemory(begun?: ChatText) {
  let draft = begun;
  return {
    outbox: () => [],
    put: () => {},
    drop: () => {},
    draft: () => draft,
    write(next: ChatText | undefined) {
      draft = next;
    },
    follow: () => () => {},
  };
}

/** What was refused, and what waits for the network. */
export const unsent = ['Dit is te lang.', 'Kunt u maandag bellen?'] as const;

export const quickAnswers: readonly [QuickAnswer, QuickAnswer] = [
  {
    id: '9d4f2b6a-0000-4000-8000-000000000001',
    name: 'Wij komen morgen',
    texts: { nl: 'Wij komen morgen tussen 8.00 en 9.00 uur.', de: 'Wir kommen morgen zwischen 8 und 9 Uhr.' },
    version: 1,
  },
  {
    id: '9d4f2b6a-0000-4000-8000-000000000002',
    name: 'Te nat om te schilderen',
    texts: { nl: 'Het is vandaag te nat om buiten te schilderen. Wij melden ons zodra het droog is.' },
    version: 3,
  },
];

export const conversations: readonly Conversation[] = [
  exampleChatPart.conversation,
  {
    ...exampleChatPart.conversation,
    id: '5a1c9e3f-7b2d-4c8e-9f0a-1b3d5e7f9a02',
    kind: 'project',
    title: 'Buitenschilderwerk Havenstraat 12',
    name: 'Олена Коваль',
    street_address: 'Havenstraat 12',
    language: 'uk',
    last_at: '2026-11-21T15:20:00+00:00',
    last: { author_side: 'office', body: 'Дякуємо, ми врахували колір.', files: 0 },
    unread: 0,
  },
  {
    ...exampleChatPart.conversation,
    id: '5a1c9e3f-7b2d-4c8e-9f0a-1b3d5e7f9a03',
    name: '<img src=x onerror=alert(1)>',
    last_at: '2026-11-20T15:20:00+00:00',
    last: { author_side: 'customer', body: '', files: 3 },
    unread: 0,
  },
];
