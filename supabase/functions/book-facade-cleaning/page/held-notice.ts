import { formatMinutes } from '@vakman/domain/format/format.durations.ts';
import type { Language } from '@vakman/domain/languages/languages.ts';
import { html, type Html } from '../../_shared/html.ts';
import { translateFacadeBooking } from '../../_shared/translations/facade-booking-messages.ts';
import type { PageFacts } from './page-facts.ts';

/** For how long the chosen time is held; nothing where that is not known. */
export function heldNotice(
  until: string | undefined,
  { now, bookingFacts }: Pick<PageFacts, 'now' | 'bookingFacts'>,
  language: Language,
): Html {
  if (until === undefined) return html``;
  const minutesLeft = Math.round((Date.parse(until) - now.getTime()) / 60_000);
  // The clock of the database may be a little ahead.
  const left = Math.min(Math.max(1, minutesLeft), bookingFacts.rules.holdMinutes);
  const minutes = formatMinutes(left, language);
  return html`<p class="hold">${translateFacadeBooking(language)('hold.held', { minutes })}</p>`;
}
