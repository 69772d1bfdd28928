import type { SurfaceState } from '../estimate/estimate.ts';
import { provinceSlugs, type ProvinceSlug } from '../provinces.ts';
import { serviceSlugs, type ServiceSlug } from '../services.ts';
import { fill } from '../text/fill.ts';
import { withLine, withoutLine } from './quote-request.message-list.ts';
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
  readonly buildingType: Readonly<Record<(typeof buildingTypes)[number], string>>;
  readonly serviceNames: Readonly<Record<ServiceSlug, string>>;
  readonly provinceNames: Readonly<Record<ProvinceSlug, string>>;
  /** With `{province}`. */
  readonly province: string;
  /** With `{area}`. */
  readonly area: string;
  readonly states: Readonly<Record<SurfaceState, string>>;
  readonly additionalInformation: string;
}

/**
 * The message that the preferences begin; what was typed is never given up for them. Answers that tell the building have a
 * beginning of their own, with room for more. What a page is about joins the list in the message, so that two pages do not
 * begin it twice; of two places the later one counts.
 */
export function beginMessage(typed: string, preferences: QuotePreferences, words: PreferenceWords): string {
  const { buildingType, services, province, area, state } = preferences;
  const names = services.map((slug) => words.serviceNames[slug]);
  if (area) names.push(fill(words.area, { area }));
  if (state) names.push(words.states[state]);
  if (buildingType) {
    const bullets = names.map((name) => `• ${name}`);
    const lines = [words.buildingType[buildingType], ...bullets, '', `${words.additionalInformation} `];
    const opening = lines.join('\n');
    return typed.startsWith(opening) ? typed : opening + typed;
  }
  const listed = names.reduce(withLine, typed);
  if (!province) return listed;
  const lineOf = (slug: ProvinceSlug) => fill(words.province, { province: words.provinceNames[slug] });
  const elsewhere = provinceSlugs.filter((slug) => slug !== province).map(lineOf);
  return withLine(elsewhere.reduce(withoutLine, listed), lineOf(province));
}
