import type { BookAnswer, HoldAnswer, Slot } from '@vakman/domain/booking/booking.answers';
import type { SquareMeters } from '@vakman/domain/booking/booking.fields';
import type { BookingPayload } from '@vakman/supabase/client/book-facade-cleaning';
import type { UploadPhoto } from '../../form/photos/upload-photos.ts';

/** What a booking needs of the backend. Every call rejects with a `BackendError`, or where its code did not arrive. */
export interface BookingBackend {
  readonly availableSlots: (question: {
    readonly size: SquareMeters;
    /** First day, as `2026-11-26`; without it the first one that can be booked. */
    readonly fromDay?: string;
    readonly days?: number;
  }) => Promise<readonly Slot[]>;
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
