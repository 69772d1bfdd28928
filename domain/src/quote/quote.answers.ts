import * as z from 'zod/mini';
import { languages } from '../languages/languages.ts';
import { quoteLineSchema } from './quote.lines.ts';
import { quoteStates } from './quote.states.ts';
import { homeAges } from './quote.vat.ts';

const id = z.guid();
/** ISO instant with offset. */
const moment = z.string();
const text = z.string();

/** Characters; the checks of the database carry the same numbers. */
export const longestQuoteTitle = 120;
export const longestQuoteText = 4000;
/** Pictures of one quote. */
export const mostQuotePhotos = 12;

const written = {
  id,
  request_id: z.nullable(id),
  /** The project of which it is extra work. */
  project_id: z.nullable(id),
  /** The version in whose place it stands. */
  replaces: z.nullable(id),
  language: z.enum(languages),
  name: text,
  email: text,
  street_address: text,
  postal_code: text,
  /** What the job is called. */
  title: text,
  introduction: text,
  conditions: text,
  lines: z.array(quoteLineSchema),
  /** Paths in the bucket `project-images`. */
  photos: z.array(text),
  /** Null until the customer states it. */
  home_age: z.nullable(z.enum(homeAges)),
};

/** A row of `quotes`. */
export const quoteSchema = z.object({
  ...written,
  state: z.enum(quoteStates),
  /** Such as `2026-0001`; a draft has none. */
  number: z.nullable(text),
  /** Which version of its number it is, from 1. */
  revision: z.int(),
  created_at: moment,
  updated_at: moment,
  /** Rises with each change; a change names the one that it was made for. */
  version: z.int(),
  sent_at: z.nullable(moment),
  /** The last day on which it can be accepted, such as `2026-12-24`. */
  valid_until: z.nullable(text),
});
export type Quote = z.infer<typeof quoteSchema>;

/** A draft as it is to be; without a version, a new one. */
export type QuoteDraft = Pick<Quote, keyof typeof written> & { readonly version: number | null };
