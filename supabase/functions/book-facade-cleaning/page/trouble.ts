import type { Language } from '@vakman/domain/languages/languages.ts';
import { html, type Html } from '../../_shared/html.ts';
import { errorLinks, errorSummary } from '../../_shared/page/form-parts.ts';
import { translatePage } from '../../_shared/page/messages.ts';
import { photoErrorText, photoNumbers } from '../../_shared/page/field/photo-field.ts';
import type { PhotoError } from '../../_shared/form/take-photos.ts';
import { translateFacadeBooking } from '../../_shared/translations/facade-booking-messages.ts';
import { translateSlotPicker } from '../../_shared/translations/slot-picker-messages.ts';
import { translateQuoteForm } from '../../_shared/translations/quote-form-messages.ts';
import type { BookingFormErrorKey } from '@vakman/domain/booking/booking.whole-form.ts';
import type { FieldErrors } from '../check-submission.ts';
import { translateOwn } from './messages.ts';
import type { PageFacts } from './page-facts.ts';

/** What stands in the way where no field is to blame. */
export type Trouble =
  | 'too large'
  | 'not readable'
  | 'trapped'
  | 'too many requests'
  | 'failed'
  | 'slots failed'
  | 'called off'
  | 'already booked'
  | 'calendar failed'
  | 'no appointment';

/** Status of a page that tells of it. */
export const troubleStatus: Readonly<Record<Trouble, number>> = {
  'too large': 413,
  'not readable': 400,
  trapped: 422,
  'too many requests': 429,
  failed: 503,
  'slots failed': 503,
  'called off': 409,
  'already booked': 409,
  'calendar failed': 503,
  'no appointment': 404,
};

/** Those that end with the telephone number. */
const endsWithNumber: ReadonlySet<Trouble> = new Set([
  'trapped',
  'too many requests',
  'failed',
  'slots failed',
  'already booked',
]);

const troubleTexts: Readonly<Record<Trouble, (language: Language) => string>> = {
  'too large': (language) => translatePage(language)('tooLarge', photoNumbers),
  'not readable': (language) => translatePage(language)('notReadable'),
  trapped: (language) => translateFacadeBooking(language)('troubles.trapped'),
  'too many requests': (language) => translateFacadeBooking(language)('troubles.tooManyRequests'),
  failed: (language) => translateFacadeBooking(language)('troubles.failed'),
  'slots failed': (language) => translateSlotPicker(language)('failed'),
  'called off': (language) => translateOwn(language)('calledOff'),
  'already booked': (language) => translateFacadeBooking(language)('troubles.alreadyBooked'),
  'calendar failed': (language) => translateFacadeBooking(language)('done.calendarFailed'),
  'no appointment': (language) => translateOwn(language)('noAppointment'),
};

export function phoneLink({ facts }: Pick<PageFacts, 'facts'>): Html {
  const { href, display } = facts.company.phone;
  return html`<a class="phone" href="${href}">${display}</a>`;
}

/** Those after which the visitor finds all that he typed. */
const isKeptAfter: ReadonlySet<Trouble> = new Set([
  'too large',
  'trapped',
  'too many requests',
  'failed',
  'slots failed',
]);

/** Trouble in words, before everything else on the page. */
export function troubleSummary(trouble: Trouble, language: Language, facts: Pick<PageFacts, 'facts'>): Html {
  const text = troubleTexts[trouble](language);
  return errorSummary(
    translateFacadeBooking(language)('errorSummary.title'),
    html`<p>${text} ${endsWithNumber.has(trouble) && phoneLink(facts)}</p>
      ${isKeptAfter.has(trouble) && html`<p>${translatePage(language)('kept')}</p>`}`,
  );
}

export const errorText = (language: Language, key: BookingFormErrorKey) =>
  translateFacadeBooking(language)(`errors.${key}`);

/** Links to every field with an error, in the order of the page. */
export function fieldSummary(
  language: Language,
  names: readonly (keyof FieldErrors)[],
  errors: FieldErrors,
  photoErrors: readonly PhotoError[] = [],
  lostPhotos = 0,
): Html {
  const photos = [
    ...photoErrors.map((error) => photoErrorText(translateQuoteForm(language), error)),
    ...(lostPhotos > 0 ? [translatePage(language)('photos.lost')] : []),
  ];
  const links = names.flatMap((name) => {
    const key = errors[name];
    return key ? [{ name, text: errorText(language, key) }] : [];
  });
  return errorSummary(
    translateFacadeBooking(language)('errorSummary.title'),
    errorLinks([...links, ...photos.map((text) => ({ name: 'photos', text }))]),
  );
}
