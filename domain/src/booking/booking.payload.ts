import type { Language } from '../languages/languages.ts';
import type { Booking } from './booking.schema.ts';

/** What `book_facade_cleaning` takes. */
export interface BookingPayload extends Omit<Booking, 'impregnation'> {
  /** UUID made by the browser, the same as that of its hold, so that a retry never books twice. */
  readonly id: string;
  /** Start of the slot. */
  readonly starts_at: string;
  readonly impregnation: boolean;
  /** Signed links of uploaded photos. */
  readonly photos: readonly string[];
  readonly language: Language;
  /** Partner whose page the booking came from. */
  readonly source: string | null;
  /** Asks that the work begins within the withdrawal period; see `needsEarlyStart` of the domain. */
  readonly early_start: boolean;
}
