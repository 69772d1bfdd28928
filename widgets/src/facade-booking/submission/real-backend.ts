import { availableSlots } from '@vakman/supabase/client/available-slots';
import { bookFacadeCleaning } from '@vakman/supabase/client/book-facade-cleaning';
import { holdSlot } from '@vakman/supabase/client/hold-slot';
import { notifyBooking } from '@vakman/supabase/client/notify-booking';
import { releaseSlot } from '@vakman/supabase/client/release-slot';
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
    const { uploadPhoto } = await import('@vakman/supabase/client/upload-photo');
    return uploadPhoto(connection, upload);
  },
};
