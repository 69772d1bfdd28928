import type { Language } from '@vakman/domain/languages/languages';
import type { AppointmentWords } from '@vakman/widgets/appointment/appointment.words.ts';
import type { PhotoMessages } from '@vakman/widgets/form/photos/photo.words.ts';
import type { QuoteFormMessages } from '@vakman/widgets/quote-form/quote-form.words.ts';
import type { FacadeBookingMessages } from '@vakman/widgets/facade-booking/facade-booking.words.ts';
import type { SlotPickerMessages } from '@vakman/widgets/ui/slot-picker/slot-picker.words.ts';
import { messagesIn } from './message-modules.ts';

/** What the choice of a day and a time says. */
export const slotWords = (language: Language) =>
  messagesIn('widgets/src/ui/slot-picker', language) as SlotPickerMessages;

/** What is said of photos, in the quote form and wherever else some can be added. */
export function photoWords(language: Language): PhotoMessages {
  const { fields, errors, photoList } = messagesIn('widgets/src/quote-form', language) as QuoteFormMessages;
  return { fields: { photos: fields.photos }, errors: { photos: errors.photos }, photoList };
}

/** How a booking names what was chosen, what it writes into calendars, and how an early start is asked for. */
export function bookingWords(language: Language): AppointmentWords['booking'] {
  const messages = messagesIn('widgets/src/facade-booking', language) as FacadeBookingMessages;
  const { choices, calendar, fields, errors } = messages;
  return {
    choices,
    calendar,
    fields: { early_start: fields.early_start },
    errors: { early_start: errors.early_start },
  };
}
