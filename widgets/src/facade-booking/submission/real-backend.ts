import { bookFacadeCleaning, holdSlot, releaseSlot } from '@vakman/supabase/client/bookings';
import { notifyBooking } from '@vakman/supabase/client/mails';
import { availableSlots } from '@vakman/supabase/client/slots';
import { addresses } from '../../../generated/addresses.ts';
import type { BookingBackend } from './booking-backend.ts';

const connection = { url: addresses.supabaseUrl, publishableKey: addresses.supabasePublishableKey };

/** The real backend. What uploads comes with the first photo. */
export const realBackend: BookingBackend = {
  availableSlots: (question) => availableSlots(connection, question),
  holdSlot: (question) => holdSlot(connection, question),
  releaseSlot: (bookingId) => releaseSlot(connection, bookingId),
  book: (payload) => bookFacadeCleaning(connection, payload),
  notify: (bookingId) => notifyBooking(connection, bookingId),
  async uploadPhoto(upload) {
    const { uploadPhoto } = await import('@vakman/supabase/client/photos');
    return uploadPhoto(connection, upload);
  },
};
