import { serviceSlugs } from '@vakman/domain/services';
import { z } from 'zod';
import { localisedText } from '../languages/localised.ts';

/** A service of the catalogue, as `services/<slug>/service.yaml` states it. */
export const serviceSchema = z.strictObject({
  name: localisedText,
  /** The name as it stands in the middle of a sentence. */
  inSentence: localisedText,
  /** With its preposition, as it follows "all": "about facade cleaning", "об очистке фасадов". */
  about: localisedText,
  /** One or two sentences for lists and cards. */
  shortDescription: localisedText,
  /** Drawing that stands for it. */
  icon: z.enum(['interior', 'exterior', 'spraying', 'maintenance', 'facade-cleaning', 'wood-rot']),
  relatedServices: z.array(z.enum(serviceSlugs)).min(2),
});

export type Service = z.output<typeof serviceSchema>;
