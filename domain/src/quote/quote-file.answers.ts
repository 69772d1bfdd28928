import * as z from 'zod/mini';
import { mailSchema } from '../request-handling/read-request.answers.ts';
import { quoteAnswerSchema } from './offered-quote.answers.ts';
import { listedQuoteSchema } from './quote-list.answers.ts';
import { quoteSchema } from './quote.answers.ts';
import { quoteMailKinds } from './quote.mails.ts';

/** What a customer answered, with what proves it. */
const provenAnswerSchema = z.extend(quoteAnswerSchema, {
  id: z.guid(),
  /** By what he was known: his account, a code that was mailed, or the link of the mail. */
  proof: z.enum(['account', 'code', 'link']),
  /** Whether a hash of the network is kept that it came from. */
  has_sender: z.boolean(),
  /** Of the PDF that he had before him; null where that was not made by then. */
  document_sha256: z.nullable(z.string()),
  /** The path of a signature that was drawn. */
  drawing: z.nullable(z.string()),
});
export type ProvenAnswer = z.infer<typeof provenAnswerSchema>;

/** What `read_quote_file` answers: everything of a quote that one screen of the office shows. */
export const quoteFileSchema = z.object({
  quote: quoteSchema,
  /** Other versions of it, the newest first. */
  versions: z.array(listedQuoteSchema),
  /** The oldest first. */
  answers: z.array(provenAnswerSchema),
  /** To the customer, the oldest first. */
  mails: z.array(z.extend(mailSchema, { kind: z.enum(quoteMailKinds) })),
});
export type QuoteFile = z.infer<typeof quoteFileSchema>;
