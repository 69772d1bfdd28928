import { serviceSlugs } from '@vakman/domain/services';
import { z } from 'zod';
import { text } from './languages/localised.ts';

/** Something that our texts rest on, and the page where it was looked up. In English; no page shows it. */
const factSchema = z.strictObject({
  key: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, { error: 'Expected lower case words with hyphens' }),
  fact: text,
  source: z.url({ protocol: /^https?$/ }),
  /** The day on which it was read there. */
  read: z.iso.date(),
});

/** `sources.yaml`: the law and the trade. */
export const factsSchema = z.array(factSchema);

/** `provinces/<slug>/facts.yaml`: what is true of a place. */
export const localFactsSchema = z.array(
  factSchema.extend({
    /** The pages that it serves. */
    for: z.array(z.enum(['province', ...serviceSlugs])).min(1),
    /** What it means for the work there. */
    meaning: text.optional(),
  }),
);

export type Fact = z.output<typeof factSchema>;
export type LocalFact = z.output<typeof localFactsSchema>[number];
