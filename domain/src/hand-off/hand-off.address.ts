import type { QuotePreferences } from '../quote-request/quote-request.preference-fields.ts';

/** What comes along when a visitor goes from a partner's page to our site. Nothing personal: addresses are logged. */
export interface HandOff {
  /** Name of the partner. */
  readonly source?: string | undefined;
  /** What he chose in the assistant, or what the page is about from which he comes. */
  readonly preferences?: QuotePreferences | undefined;
}

/** Name of the parameter that tells the partner. */
export const sourceParameter = 'source';

/** Names of the parameters; apart from their reading, so that whoever writes them needs no validation. */
export const handOffParameters = {
  source: sourceParameter,
  building: 'building',
  services: 'services',
  province: 'province',
  area: 'area',
  state: 'state',
} as const;

/**
 * An address of our site that hands something over; the same as before where there is nothing.
 *
 * @param address with its origin; its other parameters and its fragment stay.
 */
export function handOffAddress(address: string, { source, preferences }: HandOff): string {
  const url = new URL(address);
  const { building, services, province, area, state, source: partner } = handOffParameters;
  if (source) url.searchParams.set(partner, source);
  if (preferences) {
    if (preferences.buildingType) url.searchParams.set(building, preferences.buildingType);
    if (preferences.services.length > 0) url.searchParams.set(services, preferences.services.join('.'));
    if (preferences.province) url.searchParams.set(province, preferences.province);
    if (preferences.area) url.searchParams.set(area, String(preferences.area));
    if (preferences.state) url.searchParams.set(state, preferences.state);
  }
  return source || preferences ? url.href : address;
}
