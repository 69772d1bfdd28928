import { messages } from '../../generated/booking-mail.messages.ts';
import { createTranslations } from '../../translations/translations.ts';

/** Words of the mails about an appointment that go to visitors, in their language. */
export const translateBookingMail = createTranslations(messages);
