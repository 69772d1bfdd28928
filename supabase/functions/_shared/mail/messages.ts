import { messages } from '../generated/mail.messages.ts';
import { createTranslations } from '../translations/translations.ts';

/** Words of the mails that go to applicants, in their language. */
export const translateMail = createTranslations(messages);
