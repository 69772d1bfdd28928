import { handOffParameters } from '@vakman/domain/hand-off/hand-off.address';
import { readHandOff } from '@vakman/domain/hand-off/hand-off.reading';
import {
  preferencesKey,
  type QuotePreferences,
} from '@vakman/domain/quote-request/quote-request.preference-fields';
import { beginMessage, parsePreferences } from '@vakman/domain/quote-request/quote-request.preferences';
import type { QuoteRequestDraft } from '@vakman/domain/quote-request/quote-request.schema';
import { sizeOf } from '@vakman/domain/square-meters';
import type { QuoteFormWords } from '../quote-form.words.ts';
import type { TextStorage } from '../../storage/browser-storage.ts';
import { isOwnSite } from '../../own-site.ts';

type Values = Partial<QuoteRequestDraft>;

/**
 * What becomes of the values by what was handed over: the assistant's answers, what the visitor had estimated, or what the
 * page is about that he comes from. Absent where nothing was handed over; it is once.
 */
export function takePreferences(
  session: TextStorage,
  { messages, localFacts }: QuoteFormWords,
): ((values: Values) => Values) | undefined {
  const handed = takeFromAddress();
  const answered = parsePreferences(session.getItem(preferencesKey));
  session.removeItem(preferencesKey);
  const told = [answered, handed].filter((preferences) => preferences !== undefined);
  if (told.length === 0) return undefined;
  const { new: newBuilding, existing, ...others } = messages.preferences;
  const words = { ...localFacts, ...others, buildingType: { new: newBuilding, existing } };
  const area = handed?.area;
  return (values) => ({
    ...values,
    ...(area && { square_meters: sizeOf(area) }),
    message: told.reduce(
      (message, preferences) => beginMessage(message, preferences, words),
      values.message ?? '',
    ),
  });
}

/**
 * Takes them out of the address, which loses them, so that a page that is loaded anew does not repeat them. That of a frame
 * says how the page around it wants the form, and nothing that the visitor chose.
 */
function takeFromAddress(): QuotePreferences | undefined {
  if (!isOwnSite() || globalThis.top !== globalThis.self) return undefined;
  const url = new URL(location.href);
  const { preferences } = readHandOff(url.searchParams);
  if (!preferences) return undefined;
  const { source: _, ...own } = handOffParameters;
  for (const name of Object.values(own)) url.searchParams.delete(name);
  history.replaceState(history.state, '', url);
  return preferences;
}
