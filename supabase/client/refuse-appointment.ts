import { appointmentSchema, type Appointment } from '@vakman/domain/booking/booking.answers';
import { callFunction } from './call-function.ts';
import type { Connection } from './connection.ts';
import type { SeenAppointment } from './seen-appointment.ts';

/**
 * The office calls off, with a reason that the visitor reads; it may be empty, and has at most 1,000 characters.
 *
 * @throws {BackendError} with code `PT404` unknown link, `PT403` the visitor's link, `PT409` not possible any more, `changed`
 *   where it is another appointment by now.
 */
export async function refuseAppointment(
  connection: Connection,
  { token, sequence }: SeenAppointment,
  reason: string,
): Promise<Appointment> {
  return callFunction(connection, 'refuse_appointment', { token, sequence, reason }, appointmentSchema);
}
