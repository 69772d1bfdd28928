import * as z from 'zod/mini';
import { languages } from '@vakman/domain/languages/languages.ts';
import { choiceShape } from '@vakman/domain/quote-request/quote-request.schema.ts';
import type { OutboxSource } from '../outbox/outbox.ts';

/** A row of `quote_requests`, as far as mails need it. */
const storedQuoteRequest = z.object({
  id: z.guid(),
  created_at: z.string(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  phone_normalised: z.string(),
  street_address: z.string(),
  postal_code: z.string(),
  postal_code_normalised: z.string(),
  message: z.string(),
  ...choiceShape,
  /** Signed links that the visitor's browser made. */
  photos: z.array(z.string()),
  /** Paths in the bucket after the photos were moved. */
  attachments: z.array(z.string()),
  language: z.enum(languages),
  source: z.nullable(z.string()),
});

export type StoredQuoteRequest = z.infer<typeof storedQuoteRequest>;

/** What `claim_notifications` gives: a mail to send, and the request that it is about. */
const claimedQuoteRequest = z.object({
  notification: z.object({
    id: z.guid(),
    kind: z.enum(['office', 'confirmation', 'reply']),
    attempts: z.number(),
  }),
  request: storedQuoteRequest,
  /** What the office wrote, in a mail of the kind `reply`. */
  reply: z.nullable(z.object({ language: z.enum(languages), subject: z.string(), body: z.string() })),
});

export type ClaimedQuoteRequest = z.infer<typeof claimedQuoteRequest>;

export const quoteNotifications: OutboxSource<ClaimedQuoteRequest> = {
  call: 'claim_notifications',
  subject: 'request_id',
  item: claimedQuoteRequest,
};
