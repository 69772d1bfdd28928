import { z } from 'zod';
import { localised, text } from './localised.ts';

/** What the language switcher shows, as `languages.yaml` states it. */
export const languageOptionsSchema = localised(
  z.strictObject({
    /** The language by its own name. */
    name: text,
    /** ISO code of the country whose flag stands for the language. */
    flag: z.string().regex(/^[a-z]{2}$/, 'Expected a country code such as nl'),
  }),
);

export type LanguageOptions = z.output<typeof languageOptionsSchema>;
