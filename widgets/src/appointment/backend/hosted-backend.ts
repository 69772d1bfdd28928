import {
  askEarlyStart,
  cancelAppointment,
  confirmAppointment,
  moveAppointment,
  readAppointment,
  refuseAppointment,
  withdrawAppointment,
} from '@vakman/supabase/client/appointments';
import { notifyBooking } from '@vakman/supabase/client/mails';
import { availableSlots } from '@vakman/supabase/client/slots';
import { addresses } from '../../../generated/addresses.ts';
import type { AppointmentBackend } from './appointment-backend.ts';

const connection = { url: addresses.supabaseUrl, publishableKey: addresses.supabasePublishableKey };

export const hostedBackend: AppointmentBackend = {
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
