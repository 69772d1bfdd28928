import { bookFacadeCleaning, holdSlot, releaseSlot } from '@vakman/supabase/client/bookings';
import { tellFacts, type BookingDesk } from '@vakman/supabase/local/booking-desk/booking-desk';
import { exampleBooking } from '@vakman/domain/booking/booking.example';
import { exampleFacts } from '@vakman/supabase/local/booking-desk/example-desk';
import type { Slot } from '@vakman/domain/booking/booking.answers';
import { beforeEach, describe, expect, it } from 'vitest';
import { bookedAt, expireHold } from './calendar.ts';
import { atOnce, isFree, separateSlots, size } from './visitors.ts';

const reservations = 'select id, expires_at from private.reservations';

export function tryHolds(desk: () => BookingDesk): void {
  describe('a time that is held', () => {
    let slot: Slot;
    let other: Slot;
    beforeEach(async () => {
      await tellFacts(desk(), exampleFacts({ crews: 1 }));
      [slot, other] = await separateSlots(desk());
    });
    const hold = (
      visitor = desk().visitor(),
      bookingId: string = crypto.randomUUID(),
      { starts_at } = slot,
    ) => holdSlot(visitor, { bookingId, size, startsAt: starts_at });
    const book = (id: string, { starts_at } = slot) =>
      bookFacadeCleaning(desk().visitor(), exampleBooking({ id, starts_at, square_meters: size }));

    it('is offered to nobody else, and others who want it are told free times', async () => {
      expect(await hold()).toMatchObject({ held: true });
      expect(await isFree(desk(), slot)).toBe(false);
      const answers = [await hold(), await book(crypto.randomUUID())];
      const alternatives = answers.map((answer) => ('alternatives' in answer ? answer.alternatives : []));
      expect(alternatives.map(({ length }) => length)).toEqual([6, 6]);
      expect(alternatives.flat()).not.toContainEqual(slot);
    });

    it('is free at once when it is let go', async () => {
      const id = crypto.randomUUID();
      await hold(desk().visitor(), id);
      await releaseSlot(desk().visitor(), id);
      expect(await isFree(desk(), slot)).toBe(true);
      expect(await hold()).toMatchObject({ held: true });
    });

    it('is free when its minutes are over, and whoever books it then has it', async () => {
      const [slow, quick] = [crypto.randomUUID(), crypto.randomUUID()];
      await hold(desk().visitor(), slow);
      await expireHold(desk(), slow);
      expect(await isFree(desk(), slot)).toBe(true);
      expect(await book(quick)).toMatchObject({ booked: true });
      const late = await book(slow);
      expect(late).toMatchObject({ booked: false });
      expect(late.booked ? [] : late.alternatives).not.toContainEqual(slot);
      expect(await bookedAt(desk(), slot.starts_at)).toBe(1);
    });

    it('is booked after its minutes as well, where nobody came between', async () => {
      const id = crypto.randomUUID();
      await hold(desk().visitor(), id);
      await expireHold(desk(), id);
      expect(await book(id)).toMatchObject({ booked: true, starts_at: slot.starts_at });
    });

    it('goes to one of many who come when its minutes are over', async () => {
      const first = crypto.randomUUID();
      await hold(desk().visitor(), first);
      await expireHold(desk(), first);
      const ids = [first, ...Array.from({ length: 9 }, () => crypto.randomUUID())];
      const { answers, refusals } = await atOnce(ids.map((id) => book(id)));
      expect(refusals).toEqual([]);
      expect(answers.filter(({ booked }) => booked)).toHaveLength(1);
    });

    it('is held longer by asking again, and once', async () => {
      const id = crypto.randomUUID();
      await hold(desk().visitor(), id);
      await desk().query(`update private.reservations set expires_at = now() + interval '1 minute'`);
      const again = await atOnce(Array.from({ length: 5 }, () => hold(desk().visitor(), id)));
      expect(again.answers.map(({ held }) => held)).toEqual([true, true, true, true, true]);
      const rows = await desk().query<{ expires_at: string }>(reservations);
      expect(rows).toHaveLength(1);
      expect(Date.parse(rows[0]?.expires_at ?? '')).toBeGreaterThan(Date.now() + 10 * 60_000);
    });

    it('is exchanged for another by the same visitor', async () => {
      const id = crypto.randomUUID();
      await hold(desk().visitor(), id);
      expect(await hold(desk().visitor(), id, other)).toMatchObject({ held: true });
      expect([await isFree(desk(), slot), await isFree(desk(), other)]).toEqual([true, false]);
    });

    it('stays his who wants to exchange it for one that another has', async () => {
      const id = crypto.randomUUID();
      await hold(desk().visitor(), id);
      await hold(desk().visitor(), crypto.randomUUID(), other);
      expect(await hold(desk().visitor(), id, other)).toMatchObject({ held: false });
      expect(await isFree(desk(), slot)).toBe(false);
    });

    it('is no longer let go once it is booked', async () => {
      const id = crypto.randomUUID();
      await hold(desk().visitor(), id);
      await book(id);
      await releaseSlot(desk().visitor(), id);
      expect(await isFree(desk(), slot)).toBe(false);
      expect(await desk().query(reservations)).toEqual([{ id, expires_at: null }]);
    });
  });

  describe('one network address', () => {
    it('holds three times at once, however many it asks for, and more when they are over', async () => {
      await tellFacts(desk(), exampleFacts());
      const slots = await separateSlots(desk());
      const visitor = desk().visitor();
      const ask = () =>
        atOnce(
          [...slots, ...slots].map(({ starts_at }) =>
            holdSlot(visitor, { bookingId: crypto.randomUUID(), size, startsAt: starts_at }),
          ),
        );
      const first = await ask();
      expect(first.answers.filter(({ held }) => held)).toHaveLength(3);
      expect(first.refusals).toEqual(Array.from({ length: 5 }, () => 'PT429'));
      expect((await ask()).refusals).toHaveLength(8);
      await desk().query(`update private.reservations set expires_at = now() - interval '1 second'`);
      expect((await ask()).answers.filter(({ held }) => held)).toHaveLength(3);
    });
  });
}
