import { messages } from '../generated/slot-picker.messages.ts';
import { createTranslations } from './translations.ts';

/** Words of days and times, the same that the widgets show. */
export const translateSlotPicker = createTranslations(messages);
