import { handOffParameters } from '@vakman/domain/hand-off/hand-off.address';
import { readHandOff } from '@vakman/domain/hand-off/hand-off.reading';
import {
  preferencesKey,
  type QuotePreferences,
} from '@vakman/domain/quote-request/quote-request.preference-fields';
import { parsePreferences, preferencesMessage } from '@vakman/domain/quote-request/quote-request.preferences';
import type { QuoteFormWords } from '../quote-form.words.ts';
import type { TextStorage } from '../../storage/browser-storage.ts';
import { isOwnSite } from '../../own-site.ts';

/** The message that the assistant's answers begin, if there are any. They are handed over once. */
export function takePreferences(
  session: TextStorage,
  { messages, localFacts }: QuoteFormWords,
): string | undefined {
  const handed = takeFromAddress();
  const preferences = parsePreferences(session.getItem(preferencesKey)) ?? handed;
  session.removeItem(preferencesKey);
  if (!preferences) return undefined;
  const { new: newBuilding, existing, additionalInformation } = messages.preferences;
  return preferencesMessage(preferences, {
    buildingType: { new: newBuilding, existing },
    serviceNames: localFacts.serviceNames,
    additionalInformation,
  });
}

/** Takes the answers out of the address, which loses them, so that a page that is loaded anew does not repeat them. */
function takeFromAddress(): QuotePreferences | undefined {
  if (!isOwnSite()) return undefined;
  const url = new URL(location.href);
  const { preferences } = readHandOff(url.searchParams);
  if (!preferences) return undefined;
  for (const name of [handOffParameters.building, handOffParameters.services]) url.searchParams.delete(name);
  history.replaceState(history.state, '', url);
  return preferences;
}
