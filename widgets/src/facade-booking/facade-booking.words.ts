import type { Language } from '@vakman/domain/languages/languages';
import type { PhotoMessages } from '../form/photos/photo.words.ts';
import type { SlotPickerMessages } from '../ui/slot-picker/slot-picker.words.ts';
import type nl from './messages/nl.json';

export type FacadeBookingMessages = typeof nl;

/** What the booking says in one language. */
export interface FacadeBookingWords {
  readonly messages: FacadeBookingMessages;
  /** Those of the days and times. */
  readonly slots: SlotPickerMessages;
  /** Those of the quote form, which takes the same photos. */
  readonly photos: PhotoMessages;
}

/** Written out, so that the build makes a chunk of each language. */
const modules: Readonly<Record<Language, () => Promise<{ readonly words: FacadeBookingWords }>>> = {
  nl: () => import('../../generated/facade-booking.nl.ts'),
  en: () => import('../../generated/facade-booking.en.ts'),
  de: () => import('../../generated/facade-booking.de.ts'),
  fr: () => import('../../generated/facade-booking.fr.ts'),
  es: () => import('../../generated/facade-booking.es.ts'),
  uk: () => import('../../generated/facade-booking.uk.ts'),
  ru: () => import('../../generated/facade-booking.ru.ts'),
  zh: () => import('../../generated/facade-booking.zh.ts'),
};

/** Rejects where the chunk does not arrive. */
export async function loadFacadeBookingWords(language: Language): Promise<FacadeBookingWords> {
  return (await modules[language]()).words;
}
