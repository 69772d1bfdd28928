import type { Appointment, MoveAnswer } from '@vakman/domain/booking/booking.answers';
import {
  askEarlyStart,
  cancelAppointment,
  confirmAppointment,
  moveAppointment,
  readAppointment,
  refuseAppointment,
  withdrawAppointment,
  type SeenAppointment,
  type WantedTime,
} from '@vakman/supabase/client/appointments';
import { notifyBooking } from '@vakman/supabase/client/mails';
import { availableSlots } from '@vakman/supabase/client/slots';
import { connection } from '../connection.ts';
import type { AvailableSlots } from '../ui/slot-picker/use-slots.ts';

/** What an appointment needs of the backend. Every call rejects with a `BackendError`, or where its code did not arrive. */
export interface AppointmentBackend {
  /** Null where the link is unknown or has expired. */
  readonly read: (token: string) => Promise<Appointment | null>;
  readonly move: (seen: SeenAppointment, wanted: WantedTime) => Promise<MoveAnswer>;
  readonly ask: (seen: SeenAppointment) => Promise<Appointment>;
  readonly cancel: (seen: SeenAppointment) => Promise<Appointment>;
  readonly withdraw: (seen: SeenAppointment) => Promise<Appointment>;
  readonly confirm: (seen: SeenAppointment) => Promise<Appointment>;
  readonly refuse: (seen: SeenAppointment, reason: string) => Promise<Appointment>;
  readonly availableSlots: AvailableSlots;
  /** Calls for the mails. */
  readonly notify: (bookingId: string) => Promise<void>;
}

/** The real one. */
export const appointmentBackend: AppointmentBackend = {
  read: (token) => readAppointment(connection, token),
  move: (seen, wanted) => moveAppointment(connection, seen, wanted),
  ask: (seen) => askEarlyStart(connection, seen),
  cancel: (seen) => cancelAppointment(connection, seen),
  withdraw: (seen) => withdrawAppointment(connection, seen),
  confirm: (seen) => confirmAppointment(connection, seen),
  refuse: (seen, reason) => refuseAppointment(connection, seen, reason),
  availableSlots: (question) => availableSlots(connection, question),
  notify: (bookingId) => notifyBooking(connection, bookingId),
};
