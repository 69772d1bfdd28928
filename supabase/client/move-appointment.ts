import { moveAnswerSchema, type MoveAnswer } from '@vakman/domain/booking/booking.answers';
import { callFunction } from './call-function.ts';
import type { Connection } from './connection.ts';
import type { SeenAppointment } from './seen-appointment.ts';

export interface WantedTime {
  /** Start of a slot. */
  readonly startsAt: string;
  /** The visitor asks for a visit within his withdrawal period; what the office says of it does not count. */
  readonly earlyStart: boolean;
}

/**
 * Moves an appointment to another free time, or names the nearest ones and leaves it where it is.
 *
 * @throws {BackendError} with code `PT404` unknown link, `PT409` not possible any more, `changed` where it is another
 *   appointment by now, `23514` a visit within the withdrawal period that was not asked for, `PT429` moved too often.
 */
export async function moveAppointment(
  connection: Connection,
  { token, sequence }: SeenAppointment,
  { startsAt, earlyStart }: WantedTime,
): Promise<MoveAnswer> {
  const values = { token, sequence, starts_at: startsAt, early_start: earlyStart };
  return callFunction(connection, 'move_appointment', values, moveAnswerSchema);
}
