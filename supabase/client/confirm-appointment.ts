import { appointmentSchema, type Appointment } from '@vakman/domain/booking/booking.answers';
import { callFunction } from './call-function.ts';
import type { Connection } from './connection.ts';
import type { SeenAppointment } from './seen-appointment.ts';

/**
 * The office agrees to what a visitor booked or moved.
 *
 * @throws {BackendError} with code `PT404` unknown link, `PT403` the visitor's link, `PT409` not possible any more, `changed`
 *   where it is another appointment by now, `over` where the visit was, `23514` where it would lie in a withdrawal period unasked.
 */
export async function confirmAppointment(
  connection: Connection,
  { token, sequence }: SeenAppointment,
): Promise<Appointment> {
  return callFunction(connection, 'confirm_appointment', { token, sequence }, appointmentSchema);
}
