import type { Appointment, MoveAnswer } from '@vakman/domain/booking/booking.answers';
import type { SeenAppointment, WantedTime } from '@vakman/supabase/client/appointments';
import type { BookingBackend } from '../../facade-booking/submission/booking-backend.ts';

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
  readonly availableSlots: BookingBackend['availableSlots'];
  /** Calls for the mails. */
  readonly notify: (bookingId: string) => Promise<void>;
}

/** The real one, which comes when the appointment is asked for. */
export async function loadBackend(): Promise<AppointmentBackend> {
  return (await import('./hosted-backend.ts')).hostedBackend;
}
