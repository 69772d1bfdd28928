import type { BookAnswer, Slot } from '@vakman/domain/booking/booking.answers';
import { bookFacadeCleaning, holdSlot } from '../../client/bookings.ts';
import { BackendError, type Connection } from '../../client/connection.ts';
import { availableSlots } from '../../client/slots.ts';
import type { BookingDesk } from './booking-desk.ts';
import { exampleBooking } from '@vakman/domain/booking/booking.example';

/** What became of visitors who all wanted the same time. */
export interface ContestResult {
  readonly slot: Slot;
  readonly booked: number;
  /** Refused with other times that are free. */
  readonly answered: number;
  readonly errors: readonly unknown[];
}

const size = '25-50';

/**
 * Lets visitors book the first free time, all at once, each with his own id.
 *
 * @param way whether they hold the time first, as the form does; who gets no hold does not book.
 */
export async function contest(
  desk: BookingDesk,
  { clients, way }: { readonly clients: number; readonly way: 'hold and book' | 'book' },
): Promise<ContestResult> {
  const [slot] = await availableSlots(desk.visitor(), { size });
  if (slot === undefined) throw new Error('No time is free.');
  const answers = await Promise.allSettled(
    Array.from({ length: clients }, () => take(desk.visitor(), slot, way === 'hold and book')),
  );
  const free = new Set(
    (await availableSlots(desk.visitor(), { size, days: 62 })).map(({ starts_at }) => starts_at),
  );
  const given = answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value] : []));
  return {
    slot,
    booked: given.filter(({ booked }) => booked).length,
    answered: given.filter(
      (answer) =>
        !answer.booked &&
        answer.alternatives.length > 0 &&
        answer.alternatives.every(({ starts_at }) => free.has(starts_at)),
    ).length,
    errors: answers.flatMap((answer): unknown[] => (answer.status === 'rejected' ? [answer.reason] : [])),
  };
}

async function take(visitor: Connection, slot: Slot, holding: boolean): Promise<BookAnswer> {
  const booking = exampleBooking({ starts_at: slot.starts_at, square_meters: size });
  if (holding) {
    const question = { bookingId: booking.id, size, startsAt: slot.starts_at } as const;
    const answer = await untilAnswered(() => holdSlot(visitor, question));
    if (!answer.held && 'alternatives' in answer) return { booked: false, ...answer };
  }
  return untilAnswered(() => bookFacadeCleaning(visitor, booking));
}

/** Whoever gets no answer in time, or is told to try again, does, as visitors do; a slow machine is no fault. */
async function untilAnswered<Answer>(ask: () => Promise<Answer>, tries = 5): Promise<Answer> {
  try {
    return await ask();
  } catch (error) {
    const isUnanswered = error instanceof BackendError && [0, 503].includes(error.status);
    if (!isUnanswered || tries === 1) throw error;
    return untilAnswered(ask, tries - 1);
  }
}
