import type { Appointment } from '@vakman/domain/booking/booking.answers';
import { calendarFile } from '@vakman/domain/calendar-file/calendar-file';
import { localisedPath, type Language } from '@vakman/domain/languages/languages';
import { fill } from '@vakman/domain/text/fill';
import { addresses } from '../../../generated/addresses.ts';
import { facts } from '../../../generated/facts.ts';
import type { AppointmentWords } from '../appointment.words.ts';

interface CalendarEntry {
  readonly appointment: Appointment;
  readonly token: string;
  readonly language: Language;
  readonly words: AppointmentWords['booking']['calendar'];
}

/** Text of the file that puts an appointment, as it is now, into the visitor's calendar. */
export function calendarText({ appointment, token, language, words }: CalendarEntry): string {
  const { company } = facts;
  const { booking_id, sequence, status, reference, starts_at, ends_at } = appointment;
  const url = `${addresses.siteUrl}${localisedPath(language, '/afspraak')}#${token}`;
  return calendarFile({
    bookingId: booking_id,
    sequence,
    status,
    startsAt: starts_at,
    endsAt: ends_at,
    stampedAt: new Date().toISOString(),
    summary: fill(words.title, { company: company.name }),
    description: `${fill(words.text, { reference })} ${url}`,
    // At the visitor's own home; the link does not tell where that is.
    location: '',
    url,
    organizer: { name: company.name, email: company.email },
  });
}

/** Lets the browser save the file; phones ask which calendar to put it into. */
export function saveCalendarFile(entry: CalendarEntry): void {
  const file = new Blob([calendarText(entry)], { type: 'text/calendar;charset=utf-8' });
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = `${entry.appointment.reference}.ics`;
  link.click();
  // Not at once: some browsers read it only after this.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
