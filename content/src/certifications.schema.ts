import { z } from 'zod';
import { localisedText, text } from './languages/localised.ts';

/** What others have checked of the firm, and its partner, as `certifications.yaml` states it. */
export const certificationsSchema = z.strictObject({
  certificates: z
    .array(
      z.strictObject({
        /** Also the end of the name of its official mark, `certificate-<id>`. */
        id: z.enum(['training', 'safety']),
        name: localisedText,
        text: localisedText,
        /** Who gives it. */
        issuer: text,
        /** As it stands on the certificate; null until it is known, which the page then says. */
        number: text.nullable(),
        /** Where anybody can look it up. */
        register: z.url({ protocol: /^https$/ }),
      }),
    )
    .min(1),
  partner: z.strictObject({ name: text, text: localisedText }),
});

export type Certifications = z.output<typeof certificationsSchema>;
