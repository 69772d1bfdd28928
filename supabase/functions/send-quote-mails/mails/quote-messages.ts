import { messages } from '../../_shared/generated/send-quote-mails.messages.ts';
import { createTranslations } from '../../_shared/translations/translations.ts';

/** Words of the mails about a quote that go to customers, in their language. */
export const translateQuoteMail = createTranslations(messages);
