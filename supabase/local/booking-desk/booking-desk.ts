import type { BookingFacts } from '@vakman/domain/facts/booking-facts';
import type { ServedTown } from '@vakman/domain/service-area';
import type { Connection } from '../../client/connection.ts';

/** What is told to `set_booking_rules`. */
export interface DeskFacts extends BookingFacts {
  readonly servedTowns: readonly ServedTown[];
  /** Within which a quote request is answered. */
  readonly replyWithinHours: number;
  /** For which painting outside is guaranteed. */
  readonly exteriorWarrantyYears: number;
}

/** A backend that gives out appointments, for tests and measurements. */
export interface BookingDesk {
  /** How one more visitor speaks to it; from a network address of his own, where it has many. */
  visitor(): Connection;
  /** Speaks to the database itself, without API and roles. */
  query<Row>(statement: string, parameters?: readonly unknown[]): Promise<Row[]>;
  /** Ends it, and leaves nothing behind. */
  remove(): Promise<void>;
}

export async function tellFacts(desk: Pick<BookingDesk, 'query'>, facts: DeskFacts): Promise<void> {
  await desk.query('select public.set_booking_rules($1::text::jsonb)', [JSON.stringify(facts)]);
}
