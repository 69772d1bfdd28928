import { bookAnswerSchema, type BookAnswer } from '@vakman/domain/booking/booking.answers';
import type { BookingPayload } from '@vakman/domain/booking/booking.payload';
import { callFunction } from './call-function.ts';
import type { Connection } from './connection.ts';

export type { BookingPayload };

/** The page around a widget may have given all lists a `toJSON` of its own, as libraries of old do. */
const plainList = (list: readonly string[]) => Object.assign([...list], { toJSON: undefined });

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
  const photos = plainList(payload.photos);
  const values = { payload: { ...payload, photos } };
  return callFunction(connection, 'book_facade_cleaning', values, bookAnswerSchema);
}
