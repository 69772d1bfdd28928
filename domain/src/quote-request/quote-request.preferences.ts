import type { SurfaceState } from '../estimate/estimate.ts';
import { provinceSlugs, type ProvinceSlug } from '../provinces.ts';
import { serviceSlugs, type ServiceSlug } from '../services.ts';
import { fill } from '../text/fill.ts';
import { mark, withLine, withoutLine } from './quote-request.message-list.ts';
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
 * The message that the preferences begin; what was typed is never given up for them. What they name joins the list in the
 * message, so that two pages do not begin it twice; of two places, buildings or estimates the later one counts. Answers that
 * tell the building have a beginning of their own, with room for more.
 */
export function beginMessage(typed: string, preferences: QuotePreferences, words: PreferenceWords): string {
  const { buildingType, services, province, area, state } = preferences;
  const names = services.map((slug) => words.serviceNames[slug]);
  if (area) names.push(fill(words.area, { area }));
  if (state) names.push(words.states[state]);
  if (buildingType) {
    const { listed, told } = takenApart(typed, words);
    const kept = area ? withoutEstimate(listed, words) : listed;
    const bullets = [...new Set([...names, ...kept])].map((name) => mark + name);
    const opening = [words.buildingType[buildingType], ...bullets, '', `${words.additionalInformation} `];
    return opening.join('\n') + told;
  }
  const listed = names.reduce(withLine, typed);
  if (!province) return listed;
  const lineOf = (slug: ProvinceSlug) => fill(words.province, { province: words.provinceNames[slug] });
  const elsewhere = provinceSlugs.filter((slug) => slug !== province).map(lineOf);
  return withLine(elsewhere.reduce(withoutLine, listed), lineOf(province));
}

/** What a message lists at its beginning, and what it tells after that; a beginning that was written over is told. */
function takenApart(typed: string, words: PreferenceWords) {
  const [first = '', ...others] = typed.split('\n');
  const begun = Object.values(words.buildingType).includes(first);
  const lines = begun ? others : [first, ...others];
  const end = [...lines, ''].findIndex((line) => !line.startsWith(mark));
  const listed = lines.slice(0, end).map((line) => line.slice(mark.length).trimEnd());
  const told = lines.slice(end).join('\n').replace(/^\n+/, '');
  if (!begun) return { listed, told };
  const [before, ...after] = told.split(words.additionalInformation);
  if (before !== '' || after.length === 0) return { listed: [], told: typed };
  return { listed, told: after.join(words.additionalInformation).replace(/^ /, '') };
}

/** The list without a size, the state after it, and the work before it for which they were told. */
function withoutEstimate(listed: readonly string[], words: PreferenceWords): readonly string[] {
  const [before = '', after = ''] = words.area.split('{area}');
  const at = listed.findIndex((name) => name.startsWith(before) && name.endsWith(after));
  if (at < 0) return listed;
  const isWork = Object.values(words.serviceNames).includes(listed[at - 1] ?? '');
  const isState = Object.values(words.states).includes(listed[at + 1] ?? '');
  return listed.toSpliced(isWork ? at - 1 : at, 1 + Number(isWork) + Number(isState));
}
