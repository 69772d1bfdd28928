import { holdAnswerSchema, type HoldAnswer } from '@vakman/domain/booking/booking.answers';
import type { SquareMeters } from '@vakman/domain/square-meters/square-meters';
import { callFunction } from './call-function.ts';
import type { Connection } from './connection.ts';

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
