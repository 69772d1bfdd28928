import type { BookAnswer, HoldAnswer } from '@vakman/domain/booking/booking.answers';
import type { BookingPayload } from '@vakman/domain/booking/booking.payload';
import {
  bookFacadeCleaning,
  holdSlot,
  releaseSlot,
  type HoldQuestion,
} from '@vakman/supabase/client/bookings';
import { notifyBooking } from '@vakman/supabase/client/mails';
import { availableSlots } from '@vakman/supabase/client/slots';
import { connection } from '../connection.ts';
import { uploadPhoto, type UploadPhoto } from '../form/photos/upload-photos.ts';
import type { AvailableSlots } from '../ui/slot-picker/use-slots.ts';

/** What a booking needs of the backend. Every call rejects with a `BackendError`, or where its code did not arrive. */
export interface FacadeBookingBackend {
  readonly availableSlots: AvailableSlots;
  readonly holdSlot: (question: HoldQuestion) => Promise<HoldAnswer>;
  readonly releaseSlot: (bookingId: string) => Promise<void>;
  readonly book: (payload: BookingPayload) => Promise<BookAnswer>;
  /** Calls for the mails. */
  readonly notify: (bookingId: string) => Promise<void>;
  readonly uploadPhoto: UploadPhoto;
}

/** The real one. */
export const facadeBookingBackend: FacadeBookingBackend = {
  availableSlots: (question) => availableSlots(connection, question),
  holdSlot: (question) => holdSlot(connection, question),
  releaseSlot: (bookingId) => releaseSlot(connection, bookingId),
  book: (payload) => bookFacadeCleaning(connection, payload),
  notify: (bookingId) => notifyBooking(connection, bookingId),
  uploadPhoto,
};
