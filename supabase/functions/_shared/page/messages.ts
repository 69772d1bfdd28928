import { messages } from '../generated/page.messages.ts';
import { createTranslations } from '../translations/translations.ts';

/** Words that only forms without script need, beside those of the widgets. */
export const translatePage = createTranslations(messages);
