import type { Slot } from '@vakman/domain/booking/booking.answers';
import { bookFacadeCleaning } from '@vakman/supabase/client/bookings';
import { availableSlots } from '@vakman/supabase/client/slots';
import type { BookingDesk } from '@vakman/supabase/local/booking-desk/booking-desk';
import { exampleBooking } from '@vakman/domain/booking/booking.example';

export const size = '25-50';

/** The free times of the first days, the earliest first. */
export function freeSlots(desk: BookingDesk): Promise<Slot[]> {
  return availableSlots(desk.visitor(), { size });
}

/** A number of free times of which no two touch: one a day, each the first of its day. */
export async function separateSlots(desk: BookingDesk): Promise<readonly [Slot, Slot, Slot, Slot]> {
  const days = new Map<string, Slot>();
  for (const slot of await freeSlots(desk)) {
    const day = slot.starts_at.slice(0, 10);
    if (!days.has(day)) days.set(day, slot);
  }
  const [one, two, three, four] = days.values();
  if (!one || !two || !three || !four) throw new Error('Fewer than four days have a free time.');
  return [one, two, three, four];
}

export const isFree = async (desk: BookingDesk, { starts_at }: Slot) =>
  (await freeSlots(desk)).some((slot) => slot.starts_at === starts_at);

/** Books a free time for a new visitor: id and private link's token. */
export async function newAppointment(desk: BookingDesk, { starts_at }: Slot) {
  const booking = exampleBooking({ starts_at, square_meters: size });
  const answer = await bookFacadeCleaning(desk.visitor(), booking);
  if (!answer.booked) throw new Error('The time is not free.');
  return { id: booking.id, token: answer.token };
}

/** Makes a link for the office, as the mail to it does. */
export async function officeToken(desk: BookingDesk, bookingId: string): Promise<string> {
  const [row] = await desk.query<{ token: string }>(`select private.new_token($1, 'office') as token`, [
    bookingId,
  ]);
  return row?.token ?? '';
}

/** What became of calls that were made at the same time: answers, and codes of the refused. */
export async function atOnce<Answer>(calls: readonly Promise<Answer>[]) {
  const results = await Promise.allSettled(calls);
  return {
    answers: results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : [])),
    refusals: results.flatMap((result): string[] =>
      result.status === 'rejected' ? [String((result.reason as { code?: string }).code)] : [],
    ),
  };
}
