import { languages, type Language } from '@vakman/domain/languages/languages';
import { z } from 'zod';
import { placeholders } from '../messages/placeholders.ts';
import { typeset } from '../typography/typeset.ts';

/** Text without white space at its ends, and not empty. */
export const text = z
  .string()
  .refine((value) => value !== '' && value === value.trim(), 'Expected text without white space at its ends');

/** One value for each of the eight languages, none missing and none besides. */
export function localised<Schema extends z.ZodType>(schema: Schema) {
  const shape = Object.fromEntries(languages.map((language) => [language, schema]));
  return z.strictObject(shape as Record<Language, Schema>);
}

const typesetTexts = (texts: Readonly<Record<Language, string>>): Record<Language, string> =>
  Object.fromEntries(languages.map((language) => [language, typeset(language, texts[language])])) as Record<
    Language,
    string
  >;

/** A text in every language, with the same placeholders in each; it comes as print sets it. */
export const localisedText = localised(text)
  .superRefine((texts, context) => {
    const expected = placeholders(texts.nl);
    for (const language of languages) {
      if (placeholders(texts[language]) === expected) continue;
      context.addIssue({
        code: 'custom',
        path: [language],
        message: `Expected the placeholders ${expected}`,
      });
    }
  })
  .transform(typesetTexts);
