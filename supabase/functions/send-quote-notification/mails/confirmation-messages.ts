import { messages } from '../../_shared/generated/send-quote-notification.messages.ts';
import { createTranslations } from '../../_shared/translations/translations.ts';

/** Words of the mails that go to applicants, in their language. */
export const translateConfirmation = createTranslations(messages);
