import { z } from 'zod';
import { text } from './languages/localised.ts';
import { headSchema, questionSchema, titledTextSchema } from './texts/text-parts.ts';

/** `costs/gevelreiniging/<language>.yaml`: what facade cleaning costs, and why. */
export const costsTextSchema = z.strictObject({
  head: headSchema,
  title: text,
  lead: text,
  introduction: z.array(text).min(2),
  /** What the fixed price holds. */
  included: z.array(text).min(4),
  notIncluded: z.array(text).min(2),
  factors: z.array(titledTextSchema).min(4),
  examples: z.array(titledTextSchema).min(3),
  saving: z.array(titledTextSchema).min(3),
  faqs: z.array(questionSchema).min(4),
});

export type CostsText = z.output<typeof costsTextSchema>;
