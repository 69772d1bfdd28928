import type { Appointment } from '@vakman/domain/booking/booking.answers';
import { callFunction } from './call-function.ts';
import type { Connection } from './connection.ts';

/**
 * The office agrees to what a visitor booked or moved.
 *
 * @throws {BackendError} with code `PT404` unknown link, `PT403` the visitor's link, `PT409` not possible any more.
 */
export async function confirmAppointment(connection: Connection, token: string): Promise<Appointment> {
  return (await callFunction(connection, 'confirm_appointment', { token })) as Appointment;
}
