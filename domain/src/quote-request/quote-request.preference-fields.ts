import type { SurfaceState } from '../estimate/estimate.ts';
import type { ProvinceSlug } from '../provinces.ts';
import type { ServiceSlug } from '../services.ts';

/** Key in session storage under which the assistant hands its answers to the quote form. */
export const preferencesKey = 'quote-preferences';

export const buildingTypes = ['new', 'existing'] as const;

/** What the quote form is told before somebody fills it in; in the storage as JSON, from another page in its address. */
export interface QuotePreferences {
  readonly services: readonly ServiceSlug[];
  /** Asked by the assistant and for an estimate. */
  readonly buildingType?: (typeof buildingTypes)[number] | undefined;
  /** Of the page that the visitor comes from. */
  readonly province?: ProvinceSlug | undefined;
  /** Whole m² that he had estimated. */
  readonly area?: number | undefined;
  /** How what he had estimated looks. */
  readonly state?: SurfaceState | undefined;
}
