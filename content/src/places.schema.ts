import { languages, type Language } from '@vakman/domain/languages/languages';
import { z } from 'zod';
import { text } from './languages/localised.ts';

const otherLetters = languages.filter((language) => new Intl.Locale(language).maximize().script !== 'Latn');

/**
 * `places.yaml`: a town by its Dutch name. A language in Latin letters keeps that name unless it has one of its own; the
 * others have one for each.
 */
export const placesSchema = z.record(
  text,
  z.partialRecord(z.enum(languages), text).superRefine((names, context) => {
    for (const language of otherLetters) {
      if (language in names) continue;
      context.addIssue({ code: 'custom', path: [language], message: 'Expected the name in its own letters' });
    }
  }),
);

export type Places = z.output<typeof placesSchema>;

/** What a language calls a town. */
export function placeName(places: Places, dutch: string, language: Language): string {
  return places[dutch]?.[language] ?? dutch;
}
