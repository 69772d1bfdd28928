import { preferencesKey } from '@vakman/domain/quote-request/quote-request.preference-fields';
import { parsePreferences, preferencesMessage } from '@vakman/domain/quote-request/quote-request.preferences';
import type { QuoteFormWords } from '../quote-form.words.ts';
import type { TextStorage } from '../../form/storage/browser-storage.ts';

/** The message that the assistant's answers begin, if there are any. They are handed over once. */
export function takePreferences(
  session: TextStorage,
  { messages, localFacts }: QuoteFormWords,
): string | undefined {
  const preferences = parsePreferences(session.getItem(preferencesKey));
  session.removeItem(preferencesKey);
  if (!preferences) return undefined;
  const { new: newBuilding, existing, additionalInformation } = messages.preferences;
  return preferencesMessage(preferences, {
    buildingType: { new: newBuilding, existing },
    serviceNames: localFacts.serviceNames,
    additionalInformation,
  });
}
