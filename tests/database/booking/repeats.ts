import { readAppointment } from '@vakman/supabase/client/appointments';
import { bookFacadeCleaning } from '@vakman/supabase/client/bookings';
import { tellFacts, type BookingDesk } from '@vakman/supabase/local/booking-desk/booking-desk';
import { exampleBooking } from '@vakman/domain/booking/booking.example';
import { exampleFacts } from '@vakman/supabase/local/booking-desk/example-desk';
import { describe, expect, it } from 'vitest';
import { atOnce, separateSlots, size } from './visitors.ts';

export function tryRepeats(desk: () => BookingDesk): void {
  describe('a booking that is sent again because its answer was lost', () => {
    it('is one appointment, however often and from wherever it comes at once', async () => {
      await tellFacts(desk(), exampleFacts({ crews: 3 }));
      const [{ starts_at }] = await separateSlots(desk());
      const booking = exampleBooking({ starts_at, square_meters: size });
      const send = () =>
        atOnce(Array.from({ length: 10 }, () => bookFacadeCleaning(desk().visitor(), booking)));
      const { answers, refusals } = await send();
      expect(refusals).toEqual([]);
      const tokens = answers.map((answer) => (answer.booked ? answer.token : ''));
      expect(new Set(tokens).size).toBe(10);
      for (const token of tokens) {
        const appointment = await readAppointment(desk().visitor(), token);
        expect(appointment).toMatchObject({ booking_id: booking.id, starts_at, sequence: 0 });
      }
      expect(await desk().query('select id from public.facade_bookings')).toEqual([{ id: booking.id }]);
      expect(await desk().query('select id from private.reservations')).toEqual([{ id: booking.id }]);
    });

    it('stands as one of them says, and all who say something else are told so', async () => {
      const [{ starts_at }] = await separateSlots(desk());
      const booking = exampleBooking({ starts_at, square_meters: size });
      const streets = Array.from({ length: 40 }, (_, index) => `Dorpsstraat ${index + 1}`);
      const { answers, refusals } = await atOnce(
        streets.map((street_address) => bookFacadeCleaning(desk().visitor(), { ...booking, street_address })),
      );
      expect(refusals).toEqual([]);
      const told = streets.filter((_, index) => {
        const answer = answers[index];
        return answer?.booked === true && answer.as_sent;
      });
      expect(await desk().query('select street_address from public.facade_bookings')).toEqual(
        told.map((street_address) => ({ street_address })),
      );
    });

    it('tells the office and the visitor once', async () => {
      const [{ starts_at }] = await separateSlots(desk());
      const booking = exampleBooking({ starts_at, square_meters: size });
      await atOnce(Array.from({ length: 5 }, () => bookFacadeCleaning(desk().visitor(), booking)));
      const kinds = await desk().query<{ kind: string }>(
        `select kind from public.notifications where booking_id = $1 and kind <> 'booking-reminder' order by kind`,
        [booking.id],
      );
      expect(kinds.map(({ kind }) => kind)).toEqual(['booking-office', 'booking-received']);
    });
  });
}
