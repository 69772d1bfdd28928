import { messages, type Messages } from '../generated/quote-form.messages.ts';
import { createTranslations, type Translate } from './translations.ts';

export type TranslateQuoteForm = Translate<Messages>;

/** Words of the quote form, the same that the widget shows. */
export const translateQuoteForm = createTranslations(messages);
