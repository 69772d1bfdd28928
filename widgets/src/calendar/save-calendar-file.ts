import type { Appointment } from '@vakman/domain/booking/booking.answers';
import { calendarFile } from '@vakman/domain/calendar-file';
import type { Language } from '@vakman/domain/languages/languages';
import { fill } from '@vakman/domain/text/fill';
import { facts } from '../../generated/facts.ts';
import { appointmentPage } from './appointment-page.ts';

export interface CalendarEntry {
  readonly appointment: Pick<
    Appointment,
    'booking_id' | 'reference' | 'sequence' | 'status' | 'starts_at' | 'ends_at'
  >;
  /** Opens the page of the appointment. */
  readonly token: string;
  /** Where it is, as far as that is known here. */
  readonly address: string;
  readonly language: Language;
  readonly words: { readonly title: string; readonly text: string };
}

/** Text of the file that puts an appointment, as it is now, into the visitor's calendar. */
export function calendarText({ appointment, token, address, language, words }: CalendarEntry): string {
  const { company } = facts;
  const { booking_id, sequence, status, reference, starts_at, ends_at } = appointment;
  const url = appointmentPage(language, token);
  return calendarFile({
    bookingId: booking_id,
    sequence,
    status,
    startsAt: starts_at,
    endsAt: ends_at,
    stampedAt: new Date().toISOString(),
    summary: fill(words.title, { company: company.name }),
    description: `${fill(words.text, { reference })} ${url}`,
    location: address,
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
