import type { BookAnswer, HoldAnswer } from '@vakman/domain/booking/booking.answers';
import type { SquareMeters } from '@vakman/domain/square-meters/square-meters';
import type { BookingPayload } from '@vakman/supabase/client/book-facade-cleaning';
import type { UploadPhoto } from '../../form/photos/upload-photos.ts';
import type { AvailableSlots } from '../../ui/slot-picker/use-slots.ts';

/** What a booking needs of the backend. Every call rejects with a `BackendError`, or where its code did not arrive. */
export interface BookingBackend {
  readonly availableSlots: AvailableSlots;
  readonly holdSlot: (question: {
    readonly bookingId: string;
    readonly size: SquareMeters;
    readonly startsAt: string;
  }) => Promise<HoldAnswer>;
  readonly releaseSlot: (bookingId: string) => Promise<void>;
  readonly book: (payload: BookingPayload) => Promise<BookAnswer>;
  /** Calls for the mails. */
  readonly notify: (bookingId: string) => Promise<void>;
  readonly uploadPhoto: UploadPhoto;
}
