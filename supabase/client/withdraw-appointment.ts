import type { Appointment } from '@vakman/domain/booking/booking.answers';
import { callFunction } from './call-function.ts';
import type { Connection } from './connection.ts';

/**
 * The visitor uses his legal right of withdrawal, while `withdraw_until` lies ahead.
 *
 * @throws {BackendError} with code `PT404` unknown link, `PT403` the office's link, `PT409` not possible any more.
 */
export async function withdrawAppointment(connection: Connection, token: string): Promise<Appointment> {
  return (await callFunction(connection, 'withdraw_appointment', { token })) as Appointment;
}
