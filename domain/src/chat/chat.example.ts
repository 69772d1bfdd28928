import type { ChatMessage, ChatPart, ChatPerson, Conversation } from './chat.answers.ts';

const customer: ChatPerson = {
  id: '1d0f6a52-3c1b-4a0e-9b7d-2f6f1c9e5a01',
  side: 'customer',
  name: 'Familie Bakker',
  read: 3,
};
const colleague: ChatPerson = {
  id: '8c2e4b7a-5d3f-4e1c-8a6b-7d9e0f1a2b02',
  side: 'office',
  name: 'Sanne',
  read: 4,
};

export const exampleConversation: Conversation = {
  id: '5a1c9e3f-7b2d-4c8e-9f0a-1b3d5e7f9a01',
  kind: 'request',
  request_id: '3f2a91c4-0b1d-4e8e-9a55-0c3d2b1a0f9e',
  project_id: null,
  title: null,
  name: customer.name,
  street_address: 'Havenstraat 7',
  postal_code: '1354 AB',
  language: 'nl',
  created_at: '2026-11-23T08:01:00+00:00',
  side: 'office',
  last_number: 4,
  last_at: '2026-11-24T09:12:00+00:00',
  last: { author_side: 'customer', body: 'Graag de lichtste van de twee.', files: 0 },
  unread: 1,
};

const message = (number: number, of: Partial<ChatMessage> & Pick<ChatMessage, 'sent_at'>): ChatMessage => ({
  id: `6b2d0f4e-0000-4000-8000-${String(number).padStart(12, '0')}`,
  conversation_id: exampleConversation.id,
  number,
  author: customer.id,
  author_side: 'customer',
  body: '',
  files: [],
  ...of,
});

/** A conversation about a request, in which the customer sent a photo and a file. */
export const exampleChatPart: ChatPart = {
  conversation: exampleConversation,
  messages: [
    message(1, {
      sent_at: '2026-11-23T08:02:00+00:00',
      body: 'Dit is het kozijn aan de waterkant. Kan het nog geschilderd worden?',
      files: [
        {
          path: `${exampleConversation.id}/0a1b2c3d-4e5f-4a6b-8c7d-9e0f1a2b3c4d.jpg`,
          name: 'kozijn.jpg',
          type: 'image/jpeg',
          bytes: 412_345,
          width: 2048,
          height: 1536,
        },
      ],
    }),
    message(2, {
      sent_at: '2026-11-23T10:40:00+00:00',
      author: colleague.id,
      author_side: 'office',
      body: 'Ja, na het herstel van de onderdorpel. Heeft u al een kleur gekozen?',
    }),
    message(3, {
      sent_at: '2026-11-24T09:11:00+00:00',
      files: [
        {
          path: `${exampleConversation.id}/1b2c3d4e-5f6a-4b7c-8d9e-0f1a2b3c4d5e.pdf`,
          name: 'kleuren.pdf',
          type: 'application/pdf',
          bytes: 98_304,
          width: null,
          height: null,
        },
      ],
    }),
    message(4, { sent_at: '2026-11-24T09:12:00+00:00', body: 'Graag de lichtste van de twee.' }),
  ],
  earlier: false,
  later: false,
  people: [customer, colleague],
};
