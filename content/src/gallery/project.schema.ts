import { z } from 'zod';
import { localisedText, text } from '../languages/localised.ts';

const pictureSchema = z.strictObject({ picture: text, alt: localisedText });

/** A project that is always shown, as `gallery/<name>.yaml` states it. */
export const projectSchema = z.strictObject({
  /** Order on the page. Projects of the database are numbered from 1000. */
  id: z.int().positive().max(999),
  category: z.enum(['painting', 'other']),
  title: localisedText,
  description: localisedText,
  before: pictureSchema,
  after: pictureSchema,
});

export type Project = z.output<typeof projectSchema>;
