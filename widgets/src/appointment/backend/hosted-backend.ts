import { askEarlyStart } from '@vakman/supabase/client/ask-early-start';
import { availableSlots } from '@vakman/supabase/client/available-slots';
import { cancelAppointment } from '@vakman/supabase/client/cancel-appointment';
import { confirmAppointment } from '@vakman/supabase/client/confirm-appointment';
import { moveAppointment } from '@vakman/supabase/client/move-appointment';
import { notifyBooking } from '@vakman/supabase/client/notify-booking';
import { readAppointment } from '@vakman/supabase/client/read-appointment';
import { refuseAppointment } from '@vakman/supabase/client/refuse-appointment';
import { withdrawAppointment } from '@vakman/supabase/client/withdraw-appointment';
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
