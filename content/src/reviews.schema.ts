import { languages } from '@vakman/domain/languages/languages';
import { z } from 'zod';
import { localisedText, text } from './languages/localised.ts';

/** What customers wrote, as `reviews.yaml` states it. */
export const reviewsSchema = z
  .array(
    z.strictObject({
      id: z.int().positive(),
      name: text,
      location: text,
      /** Out of five stars, in halves. */
      rating: z.number().min(0.5).max(5).multipleOf(0.5, 'Expected half stars'),
      /** Year and month. */
      date: z.string().regex(/^20\d\d-(0[1-9]|1[0-2])$/, 'Expected a month such as 2026-05'),
      /** What it was written in; the other texts are translations. */
      language: z.enum(languages),
      project: localisedText,
      text: localisedText,
    }),
  )
  .min(1);

export type Review = z.output<typeof reviewsSchema>[number];
