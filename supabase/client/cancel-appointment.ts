import type { Appointment } from '@vakman/domain/booking/booking.answers';
import { callFunction } from './call-function.ts';
import type { Connection } from './connection.ts';

/**
 * The visitor calls off, free of charge while `change_until` lies ahead.
 *
 * @throws {BackendError} with code `PT404` unknown link, `PT403` the office's link, `PT409` not possible any more.
 */
export async function cancelAppointment(connection: Connection, token: string): Promise<Appointment> {
  return (await callFunction(connection, 'cancel_appointment', { token })) as Appointment;
}
