import { z } from 'zod';
import { localisedText, text } from './languages/localised.ts';

/** Whether a picture shows people, by its name. */
export const showsPeople = (picture: string): boolean => picture.startsWith('team-');

const photographSchema = z
  .strictObject({
    /** Its name in `pictures/`, without the extension. */
    picture: text,
    /** What is to be seen. */
    alt: localisedText,
    /** The day on which those who can be recognised agreed, in writing, to be shown. */
    consentOn: z.iso.date('Expected a day such as 2026-11-27').optional(),
  })
  .refine(({ picture, consentOn }) => consentOn !== undefined || !showsPeople(picture), {
    path: ['consentOn'],
    error: 'Expected the day on which the person agreed to be shown',
  });

/** What is to be seen on the photographs that took the place of drawings, as `photographs.yaml` states it. */
export const photographsSchema = z.array(photographSchema);

export type Photograph = z.output<typeof photographSchema>;
