import { messages, type Messages } from '../generated/quote-document.messages.ts';
import { createTranslations, type Translate } from '../translations/translations.ts';

export type Words = Translate<Messages>;

/** Words of the document of a quote. */
export const translateQuoteDocument = createTranslations(messages);
