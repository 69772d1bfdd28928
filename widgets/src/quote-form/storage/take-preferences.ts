import { handOffParameters } from '@vakman/domain/hand-off/hand-off.address';
import { readHandOff } from '@vakman/domain/hand-off/hand-off.reading';
import {
  preferencesKey,
  type HandedPreferences,
} from '@vakman/domain/quote-request/quote-request.preference-fields';
import { withService } from '@vakman/domain/quote-request/quote-request.named-services';
import { parsePreferences, preferencesMessage } from '@vakman/domain/quote-request/quote-request.preferences';
import type { QuoteFormWords } from '../quote-form.words.ts';
import type { TextStorage } from '../../storage/browser-storage.ts';
import { isOwnSite } from '../../own-site.ts';

/**
 * What becomes of a message by what was handed over: the assistant's answers, or the service of the page that the visitor
 * comes from. Nobody's own words are given up. Absent where nothing was handed over; it is once.
 */
export function takePreferences(
  session: TextStorage,
  { messages, localFacts }: QuoteFormWords,
): ((message: string) => string) | undefined {
  const handed = takeFromAddress();
  const preferences: HandedPreferences | undefined =
    parsePreferences(session.getItem(preferencesKey)) ?? handed;
  session.removeItem(preferencesKey);
  if (!preferences) return undefined;
  const { buildingType, services } = preferences;
  const { serviceNames } = localFacts;
  const { new: newBuilding, existing, additionalInformation } = messages.preferences;
  if (!buildingType)
    return (message) => services.reduce((told, slug) => withService(told, serviceNames[slug]), message);
  const answers = preferencesMessage(
    { buildingType, services },
    { buildingType: { new: newBuilding, existing }, serviceNames, additionalInformation },
  );
  return (message) => answers + message;
}

/** Takes the answers out of the address, which loses them, so that a page that is loaded anew does not repeat them. */
function takeFromAddress(): HandedPreferences | undefined {
  if (!isOwnSite()) return undefined;
  const url = new URL(location.href);
  const { preferences } = readHandOff(url.searchParams);
  if (!preferences) return undefined;
  for (const name of [handOffParameters.building, handOffParameters.services]) url.searchParams.delete(name);
  history.replaceState(history.state, '', url);
  return preferences;
}
