import ical, { ICalEventStatus } from 'ical-generator';
import { oneLine, printable } from './calendar-file.ts';

/** Something of a crew's calendar; instants are ISO. */
export interface CrewCalendarEntry {
  /** The same in every file, so that a change moves the entry. */
  readonly id: string;
  /** Rises with every change. */
  readonly sequence: number;
  readonly confirmed: boolean;
  readonly startsAt: string;
  readonly endsAt: string;
  readonly changedAt: string;
  readonly summary: string;
  readonly description: string;
  /** Street, number and postal code; empty where there is none. */
  readonly location: string;
}

/** Seconds after which a calendar asks again, where it lets itself be told. */
const askAgainAfter = 900;

/**
 * The text of an `.ics` file (RFC 5545) with all that a crew has to do, for a calendar that subscribes to it. Times are in
 * UTC. The same entries give the same text.
 */
export function crewCalendarFile(name: string, entries: readonly CrewCalendarEntry[]): string {
  const calendar = ical({
    prodId: { company: 'Vakman', product: 'Crew calendar', language: 'NL' },
    name: oneLine(name),
    scale: 'GREGORIAN',
    ttl: askAgainAfter,
  });
  for (const entry of entries) {
    calendar.createEvent({
      id: entry.id,
      sequence: entry.sequence,
      stamp: new Date(entry.changedAt),
      start: new Date(entry.startsAt),
      end: new Date(entry.endsAt),
      status: entry.confirmed ? ICalEventStatus.CONFIRMED : ICalEventStatus.TENTATIVE,
      summary: oneLine(entry.summary),
      description: printable(entry.description),
      location: oneLine(entry.location),
    });
  }
  return `${calendar.toString()}\r\n`;
}
