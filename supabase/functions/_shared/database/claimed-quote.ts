import * as z from 'zod/mini';
import { offeredQuoteSchema } from '@vakman/domain/quote/offered-quote.answers.ts';
import { quoteMailKinds } from '@vakman/domain/quote/quote.mails.ts';
import type { OutboxSource } from '../outbox/outbox.ts';

const { quote, answer } = offeredQuoteSchema.shape;

/** A quote as far as mails need it. */
const mailedQuote = z.object({
  ...quote.shape,
  number: z.string(),
  email: z.string(),
  /** As much of it as others may read. */
  masked_email: z.string(),
  /** Where its PDF lies; null until that is made. */
  document_path: z.nullable(z.string()),
  project_id: z.nullable(z.guid()),
});
export type MailedQuote = z.infer<typeof mailedQuote>;

const signature = z.union([
  z.object({ kind: z.literal('drawn'), name: z.string(), drawing: z.string() }),
  z.object({ kind: z.literal('typed'), name: z.string() }),
]);

const mailedAnswer = z.object({
  ...answer.def.innerType.shape,
  signature: z.nullable(signature),
  proof: z.enum(['account', 'code', 'link']),
  document_sha256: z.nullable(z.string()),
  /** The midnight that ends the time for withdrawing; null where nothing was accepted. */
  withdraw_until: z.nullable(z.string()),
});
export type MailedAnswer = z.infer<typeof mailedAnswer>;

/** What `claim_quote_notifications` gives: a mail to send, and the quote that it is about. */
const claimedQuote = z.object({
  notification: z.object({
    id: z.guid(),
    kind: z.enum([...quoteMailKinds, 'quote-office']),
    attempts: z.number(),
  }),
  quote: mailedQuote,
  /** What the customer said, where the mail tells of it. */
  answer: z.nullable(mailedAnswer),
  /** When the contract was made, and whether work may have begun. */
  accepted: z.nullable(z.object({ at: z.string(), early_start: z.boolean() })),
  /** Opens the page of the quote; null in a mail without a link. */
  token: z.nullable(z.string()),
  /** Six digits, in the mail that brings them. */
  code: z.nullable(z.string()),
  /** Whether the customer's address is that of an account. */
  has_account: z.boolean(),
});
export type ClaimedQuote = z.infer<typeof claimedQuote>;

export const quoteNotifications: OutboxSource<ClaimedQuote> = {
  call: 'claim_quote_notifications',
  subject: 'quote_id',
  item: claimedQuote,
};
