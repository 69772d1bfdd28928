import type { Slot } from '@vakman/domain/booking/booking.answers';
import { availableSlots as slotsOfDomain } from '@vakman/domain/booking/slots/available-slots';
import type { Reservation } from '@vakman/domain/booking/slots/occupied';
import { cancelAppointment, moveAppointment, readAppointment } from '@vakman/supabase/client/appointments';
import { bookFacadeCleaning, holdSlot, releaseSlot } from '@vakman/supabase/client/bookings';
import { tellFacts, type BookingDesk } from '@vakman/supabase/local/booking-desk/booking-desk';
import { exampleBooking } from '@vakman/domain/booking/booking.example';
import { exampleFacts } from '@vakman/supabase/local/booking-desk/example-desk';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { freeSlots, size } from './visitors.ts';

const visitors = 30;
const wantedSlots = 12;
const seed = Math.floor(Math.random() * 2 ** 31);

const steps = fc.array(
  fc.record({
    action: fc.constantFrom('hold', 'book', 'book', 'release', 'move', 'cancel'),
    slot: fc.nat({ max: wantedSlots - 1 }),
  }),
  { minLength: 6, maxLength: 6 },
);

/** What a visitor was told last: the private link of his appointment, when it is, and by which change. */
interface Told {
  readonly token: string;
  readonly startsAt: string;
  readonly sequence: number;
}

/** Does as a visitor does, one step after the other, and says which appointment he believes to have. */
async function visit(
  desk: BookingDesk,
  slots: readonly Slot[],
  plan: readonly { readonly action: string; readonly slot: number }[],
): Promise<Told | undefined> {
  const visitor = desk.visitor();
  let id: string = crypto.randomUUID();
  let told: Told | undefined;
  for (const { action, slot } of plan) {
    const startsAt = slots[slot]?.starts_at ?? '';
    if (told === undefined) {
      if (action === 'hold') await holdSlot(visitor, { bookingId: id, size, startsAt });
      if (action === 'release') await releaseSlot(visitor, id);
      if (action !== 'book') continue;
      const booking = exampleBooking({ id, starts_at: startsAt, square_meters: size });
      const answer = await bookFacadeCleaning(visitor, booking);
      if (answer.booked) told = { token: answer.token, startsAt: answer.starts_at, sequence: 0 };
    } else if (action === 'move') {
      const answer = await moveAppointment(visitor, told, { startsAt, earlyStart: false });
      if (answer.moved) told = { ...told, startsAt, sequence: answer.appointment.sequence };
    } else if (action === 'cancel') {
      await cancelAppointment(visitor, told);
      told = undefined;
      id = crypto.randomUUID();
    }
  }
  return told;
}

export function tryStorm(desk: () => BookingDesk): void {
  describe(`thirty visitors who do anything at once (seed ${seed})`, () => {
    it('each have what they were told, and what is left is free', async () => {
      const { rules, ...facts } = exampleFacts({ changeWorkingDays: 0, holdsPerAddress: 1000 });
      await tellFacts(desk(), { rules, ...facts });
      const slots = (await freeSlots(desk())).slice(0, wantedSlots);
      const plans = fc.sample(steps, { seed, numRuns: visitors });
      const beliefs = await Promise.all(plans.map((plan) => visit(desk(), slots, plan)));

      const believed = beliefs.filter((told) => told !== undefined);
      for (const { token, startsAt } of believed) {
        const appointment = await readAppointment(desk().visitor(), token);
        expect(appointment).toMatchObject({ status: 'requested', starts_at: startsAt });
      }
      const live = await desk().query(`select from public.facade_bookings where status = 'requested'`);
      expect(live).toHaveLength(believed.length);

      const reservations = await desk().query<Reservation>(
        `select crew, lower(occupied) as starts_at, upper(occupied) - interval '30 minutes' as ends_at
         from private.reservations`,
      );
      const search = { size, rules, now: new Date().toISOString(), days: 14, blocked: [] } as const;
      expect(await freeSlots(desk())).toEqual(slotsOfDomain({ ...search, reservations }));
    });
  });
}
