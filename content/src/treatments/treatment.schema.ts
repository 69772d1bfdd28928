import { serviceSlugs } from '@vakman/domain/services';
import { z } from 'zod';
import { localisedText } from '../languages/localised.ts';

/** Facade work with a page of its own beside the catalogue; also the file names. */
export const treatmentSlugs = ['impregneren', 'graffiti-verwijderen'] as const;
export type TreatmentSlug = (typeof treatmentSlugs)[number];

/** `treatments/<slug>/treatment.yaml`. Its texts have the shape of a service's. */
export const treatmentSchema = z.strictObject({
  name: localisedText,
  /** The name as it stands in the middle of a sentence. */
  inSentence: localisedText,
  shortDescription: localisedText,
  relatedServices: z.array(z.enum(serviceSlugs)).min(1),
});

export type Treatment = z.output<typeof treatmentSchema>;
