import * as z from 'zod/mini';
import { languages } from '../languages/languages.ts';

/** Where in a quote a text stands. */
export const quoteTextParts = ['introduction', 'conditions'] as const;
export type QuoteTextPart = (typeof quoteTextParts)[number];

/** Characters; the checks of the database carry the same numbers. */
export const longestTextName = 80;
export const longestTextBlock = 2000;

/** A text that quotes say again and again, with placeholders; Dutch is always there. */
export const quoteTextSchema = z.object({
  id: z.guid(),
  name: z.string(),
  part: z.enum(quoteTextParts),
  texts: z.partialRecord(z.enum(languages), z.string()),
  /** Rises with each change; a change names the one that it was made for. */
  version: z.int(),
});
export type QuoteText = z.infer<typeof quoteTextSchema>;
