import * as z from 'zod/mini';
import { serviceSlugs } from '../services.ts';
import { buildingTypes, type QuotePreferences } from './quote-request.preference-fields.ts';

const preferencesSchema = z.object({
  buildingType: z.enum(buildingTypes),
  services: z.array(z.enum(serviceSlugs)),
});

/** Reads the stored text; undefined where it is absent, no JSON or of another shape. */
export function parsePreferences(stored: string | null): QuotePreferences | undefined {
  if (stored === null) return undefined;
  try {
    return z.safeParse(preferencesSchema, JSON.parse(stored)).data;
  } catch {
    return undefined;
  }
}

/** Words that the message is made of, in the visitor's language. */
export interface PreferenceWords {
  readonly buildingType: Readonly<Record<QuotePreferences['buildingType'], string>>;
  readonly serviceNames: Readonly<Record<QuotePreferences['services'][number], string>>;
  readonly additionalInformation: string;
}

/** First lines of the message: building type, a bulleted list of services, and room for the visitor's own words. */
export function preferencesMessage(preferences: QuotePreferences, words: PreferenceWords): string {
  const bullets = preferences.services.map((slug) => `• ${words.serviceNames[slug]}`);
  return [
    words.buildingType[preferences.buildingType],
    ...bullets,
    '',
    `${words.additionalInformation} `,
  ].join('\n');
}
