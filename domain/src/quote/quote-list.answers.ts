import * as z from 'zod/mini';
import { languages } from '../languages/languages.ts';
import { quoteStates, type QuoteState } from './quote.states.ts';

const id = z.guid();
const text = z.string();
const cents = z.int();

/** A quote in a list. */
export const listedQuoteSchema = z.object({
  id,
  /** None of a draft. */
  number: z.nullable(text),
  revision: z.int(),
  state: z.enum(quoteStates),
  request_id: z.nullable(id),
  language: z.enum(languages),
  title: text,
  name: text,
  street_address: text,
  postal_code: text,
  /** With tax: of what the customer accepted, or of what is chosen before he chooses. */
  total: cents,
  updated_at: text,
  sent_at: z.nullable(text),
  valid_until: z.nullable(text),
  version: z.int(),
});
export type ListedQuote = z.infer<typeof listedQuoteSchema>;

/** What a page begins after. */
const cursorSchema = z.object({ value: text, id });
export type QuoteCursor = z.infer<typeof cursorSchema>;

/** A page of the list; `next` is null at its end. */
export const quotePageSchema = z.object({
  rows: z.array(listedQuoteSchema),
  next: z.nullable(cursorSchema),
});
export type QuotePage = z.infer<typeof quotePageSchema>;

/** How many there are in each state, and what they add up to; none where it is missing. */
export const quoteCountsSchema = z.partialRecord(
  z.enum(quoteStates),
  z.object({ count: z.int(), total: cents }),
);
export type QuoteCounts = z.infer<typeof quoteCountsSchema>;

/** What is missing leaves all. */
export interface QuoteFilter {
  readonly states?: readonly QuoteState[];
  /** Made for this request. */
  readonly request_id?: string;
  /** Of a client, or of one that hangs on him. */
  readonly client_id?: string;
  /** Words of number, title, name, street, postal code or address of mail, in any order. */
  readonly search?: string;
}
