import { appointmentSchema, type Appointment } from '@vakman/domain/booking/booking.answers';
import * as z from 'zod/mini';
import { callFunction } from './call-function.ts';
import type { Connection } from './connection.ts';

/**
 * The appointment of a private link; null where the link is unknown or has expired. Changes nothing.
 *
 * @throws {BackendError}
 */
export async function readAppointment(connection: Connection, token: string): Promise<Appointment | null> {
  return callFunction(connection, 'read_appointment', { token }, z.nullable(appointmentSchema));
}
