import { serviceSlugs } from '../services.ts';
import { buildingTypes, type QuotePreferences } from './quote-request.preference-fields.ts';

/**
 * Reads the stored text; undefined where it is absent, no JSON or of another shape. By hand, since a schema would bring
 * the quote form all that checks values before anybody typed one.
 */
export function parsePreferences(stored: string | null): QuotePreferences | undefined {
  if (stored === null) return undefined;
  try {
    const read = JSON.parse(stored) as Partial<Record<keyof QuotePreferences, unknown>> | null;
    const buildingType = buildingTypes.find((type) => type === read?.buildingType);
    const named: readonly unknown[] | undefined = Array.isArray(read?.services) ? read.services : undefined;
    const services = named?.flatMap((name) => serviceSlugs.filter((slug) => slug === name));
    if (!buildingType || !services || services.length !== named?.length) return undefined;
    return { buildingType, services };
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
