import {
  bookAnswerSchema,
  holdAnswerSchema,
  type BookAnswer,
  type HoldAnswer,
} from '@vakman/domain/booking/booking.answers';
import type { SquareMeters } from '@vakman/domain/square-meters';
import type { BookingPayload } from '@vakman/domain/booking/booking.payload';
import * as z from 'zod/mini';
import { callFunction } from './call-function.ts';
import type { Connection } from './connection.ts';
import { withPlainLists } from './plain-lists.ts';

export interface HoldQuestion {
  /** UUID that the booking will have; it holds one time at most. */
  readonly bookingId: string;
  readonly size: SquareMeters;
  /** Start of a slot. */
  readonly startsAt: string;
}

/**
 * Keeps a time for some minutes, or names the nearest free ones, or says that none is kept just now. Asked again for the same id, it moves the hold or
 * prolongs it.
 *
 * @throws {BackendError} with code `PT429` for too many holds, `PT409` for a booking that was called off.
 */
export async function holdSlot(
  connection: Connection,
  { bookingId, size, startsAt }: HoldQuestion,
): Promise<HoldAnswer> {
  const values = { booking_id: bookingId, size, starts_at: startsAt };
  return callFunction(connection, 'hold_slot', values, holdAnswerSchema);
}

/**
 * Gives a held time back. What is booked, and what was never held, stays as it is.
 *
 * @throws {BackendError}
 */
export async function releaseSlot(connection: Connection, bookingId: string): Promise<void> {
  await callFunction(connection, 'release_slot', { booking_id: bookingId }, z.custom());
}

/**
 * Books, or names the nearest free times. What is booked already (its answer was lost) is answered as it was booked.
 *
 * @throws {BackendError} with the database's code: `23514` a broken rule, whose name the message holds; `PT429` too
 *   many bookings; `PT409` a booking that was called off.
 */
export async function bookFacadeCleaning(
  connection: Connection,
  payload: BookingPayload,
): Promise<BookAnswer> {
  const values = { payload: withPlainLists(payload) };
  return callFunction(connection, 'book_facade_cleaning', values, bookAnswerSchema);
}
