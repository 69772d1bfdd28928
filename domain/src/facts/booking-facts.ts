import type { BookingRules } from '../booking/booking.rules.ts';

/** Prices of a facade cleaning as the contractor publishes them, in euro with VAT. */
export interface BookingPriceFacts {
  /** Cleaning and impregnation together, up to a size in m², for a brick facade of two storeys that is free to reach. */
  readonly fixed: number;
  readonly upToSquareMetres: number;
  /** What all others usually come to. */
  readonly from: number;
  readonly to: number;
  readonly vatPercent: number;
}

/** What booking needs to know of `content`; the build writes it for widgets, functions and the database. */
export interface BookingFacts {
  readonly rules: BookingRules;
  readonly price: BookingPriceFacts;
}
