import { messages } from '../../_shared/generated/send-booking-mails.messages.ts';
import { createTranslations } from '../../_shared/translations/translations.ts';

/** Words of the mails about an appointment that go to visitors, in their language. */
export const translateBookingMail = createTranslations(messages);
