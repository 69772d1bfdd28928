import type { BookingFacts } from '@vakman/domain/facts/booking-facts.ts';
import type { Facts } from '@vakman/domain/facts/facts.ts';

/** What every page needs to know beside the submission. */
export interface PageFacts {
  readonly siteUrl: string;
  readonly facts: Facts;
  readonly bookingFacts: BookingFacts;
  readonly now: Date;
}
