import { appointmentSchema, type Appointment } from '@vakman/domain/booking/booking.answers';
import { callFunction } from './call-function.ts';
import type { Connection } from './connection.ts';
import type { SeenAppointment } from './seen-appointment.ts';

/**
 * The visitor calls off, free of charge while `change_until` lies ahead.
 *
 * @throws {BackendError} with code `PT404` unknown link, `PT403` the office's link, `PT409` not possible any more, `changed`
 *   where it is another appointment by now.
 */
export async function cancelAppointment(
  connection: Connection,
  { token, sequence }: SeenAppointment,
): Promise<Appointment> {
  return callFunction(connection, 'cancel_appointment', { token, sequence }, appointmentSchema);
}
