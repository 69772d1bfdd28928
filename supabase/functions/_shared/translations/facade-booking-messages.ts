import { messages, type Messages } from '../generated/facade-booking.messages.ts';
import { createTranslations, type Translate } from './translations.ts';

export type TranslateFacadeBooking = Translate<Messages>;

/** Words of the booking, the same that the widget shows. */
export const translateFacadeBooking = createTranslations(messages);
