import { languages, type Language } from '@vakman/domain/languages/languages';
import { z } from 'zod';

/** Text without white space at its ends, and not empty. */
export const text = z
  .string()
  .refine((value) => value !== '' && value === value.trim(), 'Expected text without white space at its ends');

/** One value for each of the eight languages, none missing and none besides. */
export function localised<Schema extends z.ZodType>(schema: Schema) {
  const shape = Object.fromEntries(languages.map((language) => [language, schema]));
  return z.strictObject(shape as Record<Language, Schema>);
}

/** A text in every language. */
export const localisedText = localised(text);
export type LocalisedText = z.output<typeof localisedText>;
