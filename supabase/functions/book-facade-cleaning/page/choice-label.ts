import { bookingChoices, type BookingChoiceName } from '@vakman/domain/booking/booking.fields.ts';
import type { Language } from '@vakman/domain/languages/languages.ts';
import {
  translateFacadeBooking,
  type TranslateFacadeBooking,
} from '../../_shared/translations/facade-booking-messages.ts';

type Key = Parameters<TranslateFacadeBooking>[0];

/** What a choice is called; undefined for what is none. */
export function choiceLabel(name: BookingChoiceName, value: string, language: Language): string | undefined {
  const isKnown = (bookingChoices[name] as readonly string[]).includes(value);
  return isKnown ? translateFacadeBooking(language)(`choices.${name}.${value}` as Key) : undefined;
}

/** Every choice with what it is called, in the order in which they are shown. */
export const choiceOptions = (name: BookingChoiceName, language: Language) =>
  bookingChoices[name].map((value) => ({ value, label: choiceLabel(name, value, language) ?? value }));
