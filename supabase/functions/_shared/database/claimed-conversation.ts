import { languages } from '@vakman/domain/languages/languages.ts';
import * as z from 'zod/mini';
import type { OutboxSource } from '../outbox/outbox.ts';

const notification = { id: z.guid(), attempts: z.number() };
const shared = {
  conversation: z.object({
    id: z.guid(),
    /** What its project is called; null before there is one. */
    title: z.nullable(z.string()),
    /** The customer, and where the work is. */
    name: z.string(),
    street_address: z.string(),
  }),
  /** How many messages were not read, and what those who wrote them are called. */
  unread: z.number(),
  writers: z.array(z.string()),
};

/** A mail to somebody on the customer's side. */
const claimedForCustomer = z.object({
  notification: z.object({ ...notification, kind: z.literal('chat-unread') }),
  reader: z.object({ email: z.string(), language: z.enum(languages) }),
  ...shared,
});
const claimedForOffice = z.object({
  notification: z.object({ ...notification, kind: z.literal('chat-unread-office') }),
  ...shared,
});

/** What `claim_chat_notifications` gives: a mail about messages that wait, which holds no word of them. */
const claimedConversation = z.union([claimedForCustomer, claimedForOffice]);

export type ClaimedForCustomer = z.infer<typeof claimedForCustomer>;
export type ClaimedForOffice = z.infer<typeof claimedForOffice>;
export type ClaimedConversation = z.infer<typeof claimedConversation>;

export const chatNotifications: OutboxSource<ClaimedConversation> = {
  call: 'claim_chat_notifications',
  subject: 'conversation_id',
  item: claimedConversation,
};
