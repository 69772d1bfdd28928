import { z } from 'zod';
import { localisedText, text } from './languages/localised.ts';

/** What others have checked of the firm, and its partner, as `certifications.yaml` states it. */
export const certificationsSchema = z.strictObject({
  certificates: z
    .array(
      z.strictObject({
        /** Also the end of its picture's name. */
        id: z.enum(['training', 'safety']),
        name: localisedText,
        text: localisedText,
      }),
    )
    .min(1),
  partner: z.strictObject({ name: text, text: localisedText }),
});

export type Certifications = z.output<typeof certificationsSchema>;
