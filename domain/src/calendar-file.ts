import ical, { ICalAlarmType, ICalAttendeeStatus, ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import { liveStatuses, type BookingStatus } from './booking/booking.fields.ts';
import { storable } from './text/text.ts';

interface Person {
  readonly name: string;
  readonly email: string;
}

/** An appointment as calendars are told of it. */
export interface CalendarEvent {
  /** UUID; the same in every file about the appointment, so that a later one takes the place of an earlier one. */
  readonly bookingId: string;
  /** Rises with every change. */
  readonly sequence: number;
  readonly status: BookingStatus;
  /** ISO instants. */
  readonly startsAt: string;
  readonly endsAt: string;
  /** When the file is made: ISO instant. */
  readonly stampedAt: string;
  readonly summary: string;
  readonly description: string;
  readonly location: string;
  /** Page of the appointment. */
  readonly url: string;
  readonly organizer: Person;
  /** Whom the file is mailed to; absent where somebody saves it himself. */
  readonly attendee?: Person | undefined;
}

/** A day: the mail that reminds goes out then, too. */
const remindSecondsBefore = 86_400;

const statuses = {
  requested: ICalEventStatus.TENTATIVE,
  confirmed: ICalEventStatus.CONFIRMED,
  refused: ICalEventStatus.CANCELLED,
  cancelled: ICalEventStatus.CANCELLED,
  withdrawn: ICalEventStatus.CANCELLED,
} as const satisfies Record<BookingStatus, ICalEventStatus>;

/** What the file asks of a calendar; a mail names it in the type of the attachment too (RFC 6047). */
export function calendarMethod({ status, attendee }: Pick<CalendarEvent, 'status' | 'attendee'>) {
  if (!liveStatuses.has(status)) return ICalCalendarMethod.CANCEL;
  return attendee ? ICalCalendarMethod.REQUEST : ICalCalendarMethod.PUBLISH;
}

/** No control characters but line breaks: a calendar file may not hold them, and some readers end the line there. */
export function printable(text: string): string {
  return storable(text)
    .replaceAll(/\r\n?|[\u0085\u2028\u2029]/g, '\n')
    .replaceAll(/[^\P{Cc}\n]/gu, ' ');
}

export const oneLine = (text: string) => printable(text).replaceAll('\n', ' ').trim();

/** A name stands in a parameter, where calendars do not agree on how such characters are written. */
const person = ({ name, email }: Person) => ({
  name: oneLine(name).replaceAll(/["\\^]/g, ''),
  email: oneLine(email),
});

/**
 * The text of an `.ics` file (RFC 5545, RFC 5546) that puts an appointment into a calendar, changes it there or takes it
 * out. Times are in UTC, which every calendar shows in its own. The same event gives the same text.
 */
export function calendarFile(event: CalendarEvent): string {
  const calendar = ical({
    prodId: { company: 'Vakman', product: 'Facade booking', language: 'NL' },
    method: calendarMethod(event),
    scale: 'GREGORIAN',
  });
  const entry = calendar.createEvent({
    id: event.bookingId,
    sequence: event.sequence,
    stamp: new Date(event.stampedAt),
    start: new Date(event.startsAt),
    end: new Date(event.endsAt),
    status: statuses[event.status],
    summary: oneLine(event.summary),
    description: printable(event.description),
    location: oneLine(event.location),
    url: oneLine(event.url),
    organizer: person(event.organizer),
  });
  if (event.attendee) {
    // He made the appointment himself: there is nothing left for him to accept.
    entry.createAttendee({ ...person(event.attendee), status: ICalAttendeeStatus.ACCEPTED, rsvp: false });
  }
  if (liveStatuses.has(event.status)) {
    entry.createAlarm({ type: ICalAlarmType.display, triggerBefore: remindSecondsBefore });
  }
  // Its last line ends like every other.
  return `${calendar.toString()}\r\n`;
}
