import { routeToAddress } from '@vakman/domain/calendar/route-to-address';
import {
  crewColours,
  type Calendar,
  type CalendarBlock,
  type CalendarBooking,
  type CalendarVisit,
  type Crew,
  type CrewColour,
} from '@vakman/domain/calendar/calendar.answers';

/** Something that takes time, and is shown. */
export type CalendarEntry =
  | { readonly kind: 'booking'; readonly of: CalendarBooking }
  | { readonly kind: 'visit'; readonly of: CalendarVisit }
  | { readonly kind: 'block'; readonly of: CalendarBlock };

/** Tells it from all others; a blocked time that repeats comes several times. */
export const keyOf = ({ kind, of }: CalendarEntry): string => `${kind} ${of.id} ${of.starts_at}`;

/** The colour of a crew: its own, or the one whose turn it is. */
export const colourOf = ({ number, colour }: Pick<Crew, 'number' | 'colour'>): CrewColour =>
  colour || (crewColours[(number - 1) % crewColours.length] ?? crewColours[0]);

/** All that is in a calendar, the earliest first. */
export function entriesOf({ bookings, visits, blocks }: Calendar): CalendarEntry[] {
  const entries: CalendarEntry[] = [
    ...bookings.map((of) => ({ kind: 'booking', of }) as const),
    ...visits.map((of) => ({ kind: 'visit', of }) as const),
    ...blocks.map((of) => ({ kind: 'block', of }) as const),
  ];
  return entries.toSorted((one, other) => Date.parse(one.of.starts_at) - Date.parse(other.of.starts_at));
}

/**
 * What a dialog that stands open shows: the newest of it, unless somebody else gave it another time, crew or state
 * meanwhile, or it left the days that are shown. Then it stays what was opened, since an order is given for what was seen.
 */
export function openedOf(
  opened: CalendarEntry,
  entries: readonly CalendarEntry[],
): { readonly entry: CalendarEntry; readonly isOvertaken: boolean } {
  const isBlock = opened.kind === 'block';
  const newest = entries.find((entry) =>
    isBlock ? keyOf(entry) === keyOf(opened) : entry.kind === opened.kind && entry.of.id === opened.of.id,
  );
  if (newest && decidedOf(newest) === decidedOf(opened)) return { entry: newest, isOvertaken: false };
  return { entry: opened, isOvertaken: !isBlock };
}

/** What orders decide of it; a note changes nothing of that. */
function decidedOf({ kind, of }: CalendarEntry): string {
  const state = kind === 'booking' ? of.status : kind === 'visit' ? of.state : '';
  return [Date.parse(of.starts_at), Date.parse(of.ends_at), of.crew, state].join(' ');
}

/** Whether it can be moved: it is not over, and repeats nowhere. */
export const isMovable = ({ kind, of }: CalendarEntry, now: number): boolean =>
  kind !== 'block' && Date.parse(of.ends_at) > now && !(kind === 'visit' && of.state !== 'planned');

/** Where a road is looked for; undefined where nobody told an address. */
export function routeTo({ kind, of }: CalendarEntry): string | undefined {
  if (kind === 'block' || of.street_address === null || of.postal_code === null) return undefined;
  return routeToAddress(of.street_address, of.postal_code);
}
