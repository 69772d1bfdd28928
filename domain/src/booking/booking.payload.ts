import type { SentForm } from '../form/form.sent.ts';
import type { Booking } from './booking.schema.ts';

/** What `book_facade_cleaning` takes; the id is that of its hold too, so that a retry never books twice. */
export interface BookingPayload extends Omit<Booking, 'impregnation'>, SentForm {
  /** Start of the slot. */
  readonly starts_at: string;
  readonly impregnation: boolean;
  /** Asks that the work begins within the withdrawal period; see `needsEarlyStart` of the domain. */
  readonly early_start: boolean;
}
