import { z } from 'zod';
import { localisedText } from '../languages/localised.ts';

/** A service of the catalogue, as `services/<slug>/service.yaml` states it. */
export const serviceSchema = z.strictObject({
  name: localisedText,
  /** One or two sentences for lists and cards. */
  shortDescription: localisedText,
});

export type Service = z.output<typeof serviceSchema>;
