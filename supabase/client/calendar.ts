import { PostgrestClient } from '@supabase/postgrest-js';
import {
  calendarSchema,
  orderAnswerSchema,
  type Calendar,
  type CalendarVisit,
  type OrderAnswer,
} from '@vakman/domain/calendar/calendar.answers';
import type { BlockedTime } from '@vakman/domain/booking/slots/blocked-times';
import type { Language } from '@vakman/domain/languages/languages';
import * as z from 'zod/mini';
import { callFunction } from './call-function.ts';
import { BackendError, headersOf, requestTimeout, type Connection } from './connection.ts';

/** For which booking an order is given, and in which state whoever gives it saw it. */
export interface SeenBooking {
  readonly id: string;
  readonly sequence: number;
}

const order = ({ id, sequence }: SeenBooking) => ({ booking_id: id, sequence });
const nothing = z.unknown();

/**
 * The days from one up to and with another, a hundred at most, such as `2026-11-26`.
 *
 * @throws {BackendError}
 */
export async function readCalendar(connection: Connection, from: string, to: string): Promise<Calendar> {
  return callFunction(connection, 'read_calendar', { from_day: from, to_day: to }, calendarSchema);
}

/**
 * Moves a booking, and has its visitor mailed ten seconds later.
 *
 * @param crew null: the one that it has, or another that has time.
 * @throws {BackendError} with code `changed` where it is another booking by now, `PT409` called off, `23514` where it would
 *   lie in a withdrawal period unasked.
 */
export async function moveBooking(
  connection: Connection,
  booking: SeenBooking,
  { startsAt, crew }: { readonly startsAt: string; readonly crew: number | null },
): Promise<OrderAnswer> {
  const values = { ...order(booking), starts_at: startsAt, crew };
  return callFunction(connection, 'move_booking', values, orderAnswerSchema);
}

/**
 * Gives a booking to another crew; false where that has no time.
 *
 * @throws {BackendError} with code `changed` where it is another booking by now.
 */
export async function assignCrew(
  connection: Connection,
  booking: SeenBooking,
  crew: number,
): Promise<boolean> {
  return callFunction(connection, 'assign_crew', { ...order(booking), crew }, z.boolean());
}

/**
 * @throws {BackendError} with code `changed` where it is another booking by now, `over` where the visit was, `23514` where
 *   it would lie in a withdrawal period unasked.
 */
export async function confirmBooking(connection: Connection, booking: SeenBooking): Promise<OrderAnswer> {
  return callFunction(connection, 'confirm_booking', order(booking), orderAnswerSchema);
}

/**
 * @param reason is told to the visitor; it may be empty, and has at most 1,000 characters.
 * @throws {BackendError} with code `changed` where it is another booking by now.
 */
export async function refuseBooking(
  connection: Connection,
  booking: SeenBooking,
  reason: string,
): Promise<OrderAnswer> {
  return callFunction(connection, 'refuse_booking', { ...order(booking), reason }, orderAnswerSchema);
}

/**
 * Takes one's last order for a booking back.
 *
 * @param booking with the sequence that the order left.
 * @throws {BackendError} with code `told` where the mail may have left, `taken` where somebody else has the time.
 */
export async function undoBookingOrder(connection: Connection, booking: SeenBooking): Promise<void> {
  await callFunction(connection, 'undo_booking_order', order(booking), nothing);
}

/** A word for the crew, and the one that whoever writes it read. */
export interface NewWeatherNote {
  readonly note: string;
  readonly was: string;
}

/**
 * Writes a word for the crew to a booking or a visit.
 *
 * @throws {BackendError} with code `changed` where it has another word by now.
 */
export async function noteWeather(
  connection: Connection,
  id: string,
  { note, was }: NewWeatherNote,
): Promise<void> {
  await callFunction(connection, 'note_weather', { record_id: id, note, was }, nothing);
}

/** A visit as it is to be; without a version, a new one. */
export type PlannedVisit = Pick<
  CalendarVisit,
  'id' | 'request_id' | 'booking_id' | 'title' | 'crew' | 'starts_at' | 'ends_at' | 'weather_note' | 'state'
> & { readonly version: number | null };

/**
 * Stores a visit, and answers its version.
 *
 * @throws {BackendError} with code `taken` where the crew has no time, `changed` where it is another visit by now.
 */
export async function saveVisit(connection: Connection, visit: PlannedVisit): Promise<number> {
  return callFunction(connection, 'save_visit', { visit }, z.int());
}

/** Makes a new address of the calendar of a crew; the one before leads nowhere then. @throws {BackendError} */
export async function openCrewFeed(
  connection: Connection,
  crew: number,
  language: Language,
): Promise<string> {
  const secret = await callFunction(connection, 'open_crew_feed', { crew, language }, z.string());
  return `${connection.url}/functions/v1/crew-calendar/${secret}.ics`;
}

/** The address of the calendar of a crew leads nowhere from then on. @throws {BackendError} */
export async function closeCrewFeed(connection: Connection, crew: number): Promise<void> {
  await callFunction(connection, 'close_crew_feed', { crew }, nothing);
}

const blockedTimes = (connection: Connection) =>
  new PostgrestClient(`${connection.url}/rest/v1`, { headers: headersOf(connection) }).from('blocked_times');

/** A time that nobody is given. */
export interface NewBlock extends BlockedTime {
  readonly kind: 'block' | 'day-off';
  readonly reason: string;
}

/** Blocks a time; appointments that were made before stay. @throws {BackendError} */
export async function blockTime(connection: Connection, block: NewBlock): Promise<void> {
  const { error, status } = await blockedTimes(connection)
    .insert(block)
    .abortSignal(AbortSignal.timeout(requestTimeout));
  if (error) throw new BackendError(error.message, { status, code: error.code, cause: error });
}

/** Gives a blocked time free again, with all its repetitions. @throws {BackendError} */
export async function unblockTime(connection: Connection, id: number): Promise<void> {
  const { error, status } = await blockedTimes(connection)
    .delete()
    .eq('id', id)
    .abortSignal(AbortSignal.timeout(requestTimeout));
  if (error) throw new BackendError(error.message, { status, code: error.code, cause: error });
}
