import { handOffAddress, type HandOff } from '@vakman/domain/hand-off/hand-off.address';
import type { Language } from '@vakman/domain/languages/languages';
import {
  preferencesKey,
  type QuotePreferences,
} from '@vakman/domain/quote-request/quote-request.preference-fields';
import type { ServiceSlug } from '@vakman/domain/services';
import { isOwnSite } from '../own-site.ts';
import { pageAddress } from '../page-address.ts';
import { attempt } from '../storage/attempt.ts';
import { isBooking } from './assistant.state.ts';

/** Address on our site where these services are booked or asked for; from a partner's page with what is to come along. */
export function destination(language: Language, services: readonly ServiceSlug[], handOff: HandOff): string {
  const books = isBooking(services);
  const address = pageAddress(books ? 'booking' : 'quote', language);
  if (isOwnSite()) return address;
  // The booking asks for a cleaning anyway, and has no use for the answers.
  return handOffAddress(address, books ? { source: handOff.source } : handOff);
}

/** Hands the answers to the form, in the storage of the tab. From a partner's page the address takes them along. */
export function savePreferences(preferences: QuotePreferences): void {
  if (!isOwnSite()) return;
  attempt(() => sessionStorage.setItem(preferencesKey, JSON.stringify(preferences)));
}
