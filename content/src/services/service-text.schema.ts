import { z } from 'zod';
import { text } from '../languages/localised.ts';
import { headSchema, questionSchema } from '../texts/text-parts.ts';

/** What a page says about one kind of work, in one language. */
export const workTextSchema = z.strictObject({
  head: headSchema,
  title: text,
  /** Below the title: what the customer gets. */
  lead: text,
  fullDescription: z.array(text).min(2),
  benefits: z.array(text).min(4),
  process: z.array(z.strictObject({ title: text, description: text })).min(4),
  priceFactors: z.array(text).min(4),
  faqs: z.array(questionSchema).min(4),
});

export type WorkText = z.output<typeof workTextSchema>;
