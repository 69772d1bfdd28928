import { localisedPath, type Language } from '@vakman/domain/languages/languages';
import {
  preferencesKey,
  type QuotePreferences,
} from '@vakman/domain/quote-request/quote-request.preference-fields';
import type { ServiceSlug } from '@vakman/domain/services/services';
import { addresses } from '../../generated/addresses.ts';
import { attempt } from '../timing/attempt.ts';
import { isBooking } from './assistant.state.ts';

/** Address on our site where these services are booked or asked for. */
export function destination(language: Language, services: readonly ServiceSlug[]): string {
  const path = isBooking(services) ? '/gevelreiniging-booking' : '/offerte-aanvragen';
  return addresses.siteUrl + localisedPath(language, path);
}

/** Hands the answers to the form. From a partner's page its storage cannot be reached: then the form begins empty. */
export function savePreferences(preferences: QuotePreferences): void {
  if (location.origin !== addresses.siteUrl) return;
  attempt(() => sessionStorage.setItem(preferencesKey, JSON.stringify(preferences)));
}
