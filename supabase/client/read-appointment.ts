import type { Appointment } from '@vakman/domain/booking/booking.answers';
import { callFunction } from './call-function.ts';
import type { Connection } from './connection.ts';

/**
 * The appointment of a private link; null where the link is unknown or has expired. Changes nothing.
 *
 * @throws {BackendError}
 */
export async function readAppointment(connection: Connection, token: string): Promise<Appointment | null> {
  return (await callFunction(connection, 'read_appointment', { token })) as Appointment | null;
}
