import type { BookAnswer, Slot } from '@vakman/domain/booking/booking.answers';
import type { SquareMeters } from '@vakman/domain/square-meters';
import type { BookingPayload } from '@vakman/domain/booking/booking.payload';
import type { Backend } from '@vakman/supabase/local/backend';
import { exampleBooking } from '@vakman/domain/booking/booking.example';

type Database = Pick<Backend, 'database'>;

export interface NewBooking {
  readonly id: string;
  /** The visitor's. */
  readonly token: string;
  readonly slot: Slot;
  /** Until when the answer said that it is confirmed. */
  readonly confirmUntil: string;
  /** Makes one more link for the office. */
  readonly officeToken: () => Promise<string>;
}

/** Free times far enough ahead to be moved, called off, and booked without asking for an early start; last ones first. */
export async function lateSlots({ database }: Database, size: SquareMeters = 'unknown'): Promise<Slot[]> {
  const { rows } = await database.query<Slot>(
    `select starts_at, ends_at from public.available_slots($1, current_date + 50, 41) order by starts_at desc`,
    [size],
  );
  return rows;
}

/** A good booking of a free time, as the widget sends it. */
export async function bookingPayload(
  backend: Database,
  changes: Partial<BookingPayload> = {},
): Promise<BookingPayload> {
  const size = changes.square_meters ?? 'unknown';
  const starts_at = changes.starts_at ?? (await lateSlots(backend, size))[0]?.starts_at;
  if (starts_at === undefined) throw new Error(`No time is free for ${size}.`);
  return exampleBooking({ square_meters: size, early_start: false, ...changes, starts_at });
}

/** Books as nobody, so that no limit counts. */
export async function newBooking(
  { database }: Database,
  changes: Partial<BookingPayload> = {},
): Promise<NewBooking> {
  const payload = await bookingPayload({ database }, changes);
  const { rows } = await database.query<{ answer: BookAnswer }>(
    'select public.book_facade_cleaning($1) as answer',
    [payload],
  );
  const answer = rows[0]?.answer;
  if (!answer?.booked) throw new Error('The time was taken.');
  const { token, starts_at, ends_at, confirm_until: confirmUntil } = answer;
  return {
    id: payload.id,
    token,
    slot: { starts_at, ends_at },
    confirmUntil,
    officeToken: async () => {
      const { rows } = await database.query<{ token: string }>(
        `select private.new_token($1, 'office') as token`,
        [payload.id],
      );
      return rows[0]?.token ?? '';
    },
  };
}
