import * as z from 'zod/mini';
import { quoteSchema } from './quote.answers.ts';
import { quoteLineKinds, quoteUnits, quoteWorks } from './quote.lines.ts';

const text = z.string();

/** A line as it stands in its form: amounts as they were typed. */
const typedLineSchema = z.object({
  id: z.guid(),
  kind: z.enum(quoteLineKinds),
  group: text,
  title: text,
  description: text,
  quantity: text,
  unit: z.enum(quoteUnits),
  price: text,
  work: z.enum(quoteWorks),
});
export type TypedLine = Readonly<z.infer<typeof typedLineSchema>>;

const { request_id, project_id, replaces, language, photos, home_age } = quoteSchema.shape;

/** A quote as it stands in its form. */
const typedQuoteSchema = z.object({
  request_id,
  project_id,
  replaces,
  language,
  photos,
  home_age,
  name: text,
  email: text,
  street_address: text,
  postal_code: text,
  title: text,
  introduction: text,
  conditions: text,
  lines: z.array(typedLineSchema),
});
export type TypedQuote = Readonly<z.infer<typeof typedQuoteSchema>>;

const keptQuoteSchema = z.object({
  /** Who typed it. */
  userId: text,
  /** Which it was written over; null where none is stored. */
  version: z.nullable(z.int()),
  typed: typedQuoteSchema,
});
/** What was typed and is not stored yet. */
export type KeptQuote = Readonly<z.infer<typeof keptQuoteSchema>>;

const draftsSchema = z.record(z.string(), keptQuoteSchema);

/** Quotes that were typed, by their ids; none where a browser kept something else. */
export function parseQuoteDrafts(stored: string): Readonly<Record<string, KeptQuote>> {
  try {
    return draftsSchema.parse(JSON.parse(stored));
  } catch {
    return {};
  }
}
