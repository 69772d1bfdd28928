import * as z from 'zod/mini';
import { quoteSchema } from './quote.answers.ts';
import { declineReasons, quoteAnswerKinds } from './quote.answering.ts';
import { homeAges } from './quote.vat.ts';

const id = z.guid();
/** ISO instant with offset. */
const moment = z.string();
const text = z.string();
const cents = z.int();

const quoteTotalsSchema = z.object({
  total: cents,
  withoutVat: cents,
  vats: z.array(z.object({ percent: z.int(), total: cents, vat: cents })),
});

const { number, revision, state, language, title, introduction, conditions, lines, home_age, name } =
  quoteSchema.shape;

/** What the customer said last. */
export const quoteAnswerSchema = z.object({
  kind: z.enum(quoteAnswerKinds),
  at: moment,
  /** Lines that he chose; empty where he did not accept. */
  chosen: z.array(id),
  /** As he stated it when he signed. */
  home_age: z.nullable(z.enum(homeAges)),
  /** As the sum was told when he signed; null where he did not accept. */
  totals: z.nullable(quoteTotalsSchema),
  /** Whether he asked that work begins within the time for withdrawing. */
  early_start: z.boolean(),
  signed_by: z.nullable(text),
  reason: z.nullable(z.enum(declineReasons)),
  words: text,
});
export type QuoteAnswer = z.infer<typeof quoteAnswerSchema>;

/** A quote as whoever it was made for sees it. */
export const offeredQuoteSchema = z.object({
  quote: z.object({
    id,
    number,
    revision,
    state,
    language,
    title,
    introduction,
    conditions,
    lines,
    /** Where the customer stated it before, this is what the tax follows; else he states it when he accepts. */
    home_age,
    name,
    street_address: text,
    postal_code: text,
    sent_at: moment,
    /** The last day on which it can be accepted. */
    valid_until: text,
    version: z.int(),
    /** Paths of photos that belong to it. */
    photos: z.array(text),
  }),
  answer: z.nullable(quoteAnswerSchema),
  /** Whether its PDF can be opened. */
  document: z.boolean(),
  /** What whoever reads it may do now. */
  may: z.object({
    accept: z.boolean(),
    decline: z.boolean(),
    ask_change: z.boolean(),
    withdraw: z.boolean(),
  }),
  /** When the time for withdrawing from what was accepted ends; null where there is no such right. */
  withdraw_until: z.nullable(moment),
  /** Where a code is mailed, most of it hidden. */
  code_sent_to: text,
  /** By what somebody accepts it: as who he is signed in, or by a code that is mailed. */
  proof: z.enum(['account', 'code']),
  /** The version that took its place. */
  newer: z.nullable(id),
  project_id: z.nullable(id),
});
export type OfferedQuote = z.infer<typeof offeredQuoteSchema>;

export const quoteCodeSchema = z.object({
  quote_id: id,
  /** Until when the code works. */
  sent_until: moment,
});
export type QuoteCode = z.infer<typeof quoteCodeSchema>;
