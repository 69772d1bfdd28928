import type { ServiceSlug } from '../services.ts';

/** Key in session storage under which the assistant hands its answers to the quote form. */
export const preferencesKey = 'quote-preferences';

export const buildingTypes = ['new', 'existing'] as const;

/** What is handed over, as JSON; apart from its schema, so that whoever writes it needs no validation. */
export interface QuotePreferences {
  readonly buildingType: (typeof buildingTypes)[number];
  readonly services: readonly ServiceSlug[];
}

/** What an address may hand over: buttons on the page of a service know no building. */
export type HandedPreferences = Pick<QuotePreferences, 'services'> & {
  readonly buildingType?: QuotePreferences['buildingType'] | undefined;
};
