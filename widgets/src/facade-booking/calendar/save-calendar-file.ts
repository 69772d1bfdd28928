import { calendarFile } from '@vakman/domain/calendar-file/calendar-file';
import { fill } from '@vakman/domain/text/fill';
import { facts } from '../../../generated/facts.ts';
import type { Booked } from '../facade-booking.state.ts';
import type { FacadeBookingMessages } from '../facade-booking.words.ts';

interface CalendarOptions {
  /** Page of the appointment. */
  readonly url: string;
  readonly messages: Pick<FacadeBookingMessages, 'calendar'>;
}

/** Text of the file that puts an appointment into the visitor's calendar, until the office's mail brings a newer one. */
export function calendarText(booked: Booked, { url, messages: { calendar } }: CalendarOptions): string {
  const { company } = facts;
  const { id, reference, address, starts_at, ends_at } = booked;
  return calendarFile({
    bookingId: id,
    sequence: 0,
    status: 'requested',
    startsAt: starts_at,
    endsAt: ends_at,
    stampedAt: new Date().toISOString(),
    summary: fill(calendar.title, { company: company.name }),
    description: `${fill(calendar.text, { reference })} ${url}`,
    location: address,
    url,
    organizer: { name: company.name, email: company.email },
  });
}

/** Lets the browser save the file; phones ask which calendar to put it into. */
export function saveCalendarFile(booked: Booked, options: CalendarOptions): void {
  const file = new Blob([calendarText(booked, options)], { type: 'text/calendar;charset=utf-8' });
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = `${booked.reference}.ics`;
  link.click();
  // Not at once: some browsers read it only after this.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
