import { z } from 'zod';
import { localisedText } from './languages/localised.ts';

/** Who the firm is, as `about.yaml` states it. */
export const aboutSchema = z.strictObject({
  /** What is read at once. */
  opening: localisedText,
  /** What follows, paragraph by paragraph. */
  story: z.array(localisedText).min(1),
  values: z
    .array(
      z.strictObject({
        id: z.enum(['reliability', 'quality', 'customer-focus', 'experience']),
        title: localisedText,
        text: localisedText,
      }),
    )
    .min(1),
});

export type About = z.output<typeof aboutSchema>;
