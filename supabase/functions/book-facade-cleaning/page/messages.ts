import { messages } from '../../_shared/generated/book-facade-cleaning.messages.ts';
import { createTranslations } from '../../_shared/translations/translations.ts';

/** Words that only the booking without script needs, beside those of the widget. */
export const translateOwn = createTranslations(messages);
