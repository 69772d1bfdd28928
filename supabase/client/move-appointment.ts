import type { MoveAnswer } from '@vakman/domain/booking/booking.answers';
import { callFunction } from './call-function.ts';
import type { Connection } from './connection.ts';

/**
 * Moves an appointment to another free time, or names the nearest ones and leaves it where it is.
 *
 * @throws {BackendError} with code `PT404` unknown link, `PT409` not possible any more, `PT429` moved too often.
 */
export async function moveAppointment(
  connection: Connection,
  token: string,
  startsAt: string,
): Promise<MoveAnswer> {
  return (await callFunction(connection, 'move_appointment', { token, starts_at: startsAt })) as MoveAnswer;
}
