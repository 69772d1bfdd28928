import { appointmentSchema, type Appointment } from '@vakman/domain/booking/booking.answers';
import { callFunction } from './call-function.ts';
import type { Connection } from './connection.ts';
import type { SeenAppointment } from './seen-appointment.ts';

/**
 * The visitor asks that his visit takes place within the withdrawal period, where it `lacks_early_start`.
 *
 * @throws {BackendError} with code `PT404` unknown link, `PT403` the office's link, `PT409` nothing to ask for, `changed`
 *   where it is another appointment by now.
 */
export async function askEarlyStart(
  connection: Connection,
  { token, sequence }: SeenAppointment,
): Promise<Appointment> {
  return callFunction(connection, 'ask_early_start', { token, sequence }, appointmentSchema);
}
