import { z } from 'zod';
import { text } from './languages/localised.ts';
import { headSchema } from './texts/text-parts.ts';

const id = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'Expected words joined by dashes');

/** `faq/<language>.yaml`: what people ask, by subject. */
export const faqSchema = z.strictObject({
  head: headSchema,
  title: text,
  lead: text,
  groups: z
    .array(
      z.strictObject({
        id,
        title: text,
        questions: z.array(z.strictObject({ id, question: text, answer: text })).min(3),
      }),
    )
    .min(3),
});

export type Faq = z.output<typeof faqSchema>;
