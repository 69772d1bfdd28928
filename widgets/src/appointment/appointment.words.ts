import type { Language } from '@vakman/domain/languages/languages';
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

/** Written out, so that the build makes a chunk of each language. */
const modules: Readonly<Record<Language, () => Promise<{ readonly words: AppointmentWords }>>> = {
  nl: () => import('../../generated/appointment.nl.ts'),
  en: () => import('../../generated/appointment.en.ts'),
  de: () => import('../../generated/appointment.de.ts'),
  fr: () => import('../../generated/appointment.fr.ts'),
  es: () => import('../../generated/appointment.es.ts'),
  uk: () => import('../../generated/appointment.uk.ts'),
  ru: () => import('../../generated/appointment.ru.ts'),
  zh: () => import('../../generated/appointment.zh.ts'),
};

/** Rejects where the chunk does not arrive. */
export async function loadAppointmentWords(language: Language): Promise<AppointmentWords> {
  return (await modules[language]()).words;
}
