import type { Language } from '@vakman/domain/languages/languages';
import { wordsByLanguage } from '../../generated/appointment.words.ts';
import type { FacadeBookingMessages } from '../facade-booking/facade-booking.words.ts';
import type { SlotPickerMessages } from '../ui/slot-picker/slot-picker.words.ts';
import type nl from './messages/nl.json';

export type AppointmentMessages = typeof nl;

/** What the appointment says in one language. */
export interface AppointmentWords {
  readonly messages: AppointmentMessages;
  /** Those of the days and times. */
  readonly slots: SlotPickerMessages;
  /** Those of the booking: how it names what was chosen, the entry in a calendar, and the request for an early start. */
  readonly booking: Pick<FacadeBookingMessages, 'choices' | 'calendar'> & {
    readonly fields: Pick<FacadeBookingMessages['fields'], 'early_start'>;
    readonly errors: Pick<FacadeBookingMessages['errors'], 'early_start'>;
  };
}

/** Rejects where the chunk does not arrive. */
export async function loadAppointmentWords(language: Language): Promise<AppointmentWords> {
  return (await wordsByLanguage[language]()).words;
}
