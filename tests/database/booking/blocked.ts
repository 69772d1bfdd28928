import type { Slot } from '@vakman/domain/booking/booking.answers';
import { moveAppointment } from '@vakman/supabase/client/appointments';
import { bookFacadeCleaning, holdSlot } from '@vakman/supabase/client/bookings';
import { tellFacts, type BookingDesk } from '@vakman/supabase/local/booking-desk/booking-desk';
import { exampleBooking } from '@vakman/domain/booking/booking.example';
import { exampleFacts } from '@vakman/supabase/local/booking-desk/example-desk';
import { describe, expect, it } from 'vitest';
import { bookedAt } from './calendar.ts';
import { isFree, newAppointment, separateSlots, size } from './visitors.ts';

export function tryBlocked(desk: () => BookingDesk): void {
  const block = ({ starts_at, ends_at }: Slot, crew: number | null) =>
    desk().query('insert into public.blocked_times (crew, starts_at, ends_at) values ($1, $2, $3)', [
      crew,
      starts_at,
      ends_at,
    ]);

  describe('a time that the office blocks', () => {
    it('is given to nobody in any way, and what was booked before stays', async () => {
      await tellFacts(desk(), exampleFacts({ changeWorkingDays: 0 }));
      const [slot, other] = await separateSlots(desk());
      await newAppointment(desk(), slot);
      const { token } = await newAppointment(desk(), other);
      await block(slot, null);
      const { starts_at } = slot;
      const booking = exampleBooking({ starts_at, square_meters: size });
      const held = await holdSlot(desk().visitor(), { bookingId: booking.id, size, startsAt: starts_at });
      expect(held).toMatchObject({ held: false });
      expect(await bookFacadeCleaning(desk().visitor(), booking)).toMatchObject({ booked: false });
      expect(
        await moveAppointment(
          desk().visitor(),
          { token, sequence: 0 },
          { startsAt: starts_at, earlyStart: false },
        ),
      ).toMatchObject({ moved: false });
      expect([await isFree(desk(), slot), await bookedAt(desk(), starts_at)]).toEqual([false, 1]);
    });

    it('for one crew leaves the other', async () => {
      await tellFacts(desk(), exampleFacts());
      const [slot] = await separateSlots(desk());
      await block(slot, 1);
      await newAppointment(desk(), slot);
      expect(await desk().query('select crew from private.reservations')).toEqual([{ crew: 2 }]);
      expect(await isFree(desk(), slot)).toBe(false);
    });
  });
}
