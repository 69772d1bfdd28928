import type { Language } from '@vakman/domain/languages/languages';
import { wordsByLanguage } from '../../generated/facade-booking.words.ts';
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

/** Rejects where the chunk does not arrive. */
export async function loadFacadeBookingWords(language: Language): Promise<FacadeBookingWords> {
  return (await wordsByLanguage[language]()).words;
}
