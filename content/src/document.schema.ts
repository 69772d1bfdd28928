import { z } from 'zod';
import { text } from './languages/localised.ts';
import { headSchema } from './texts/text-parts.ts';

/** Front matter of `terms/<language>.md` and `privacy/<language>.md`; the text follows as Markdown. */
export const documentHeadSchema = z.strictObject({
  head: headSchema,
  title: text,
  lead: text,
  /** ISO date from which it holds. */
  since: z.iso.date(),
});

export type DocumentHead = z.output<typeof documentHeadSchema>;
