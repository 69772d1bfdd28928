import { tellFacts, type BookingDesk } from '@vakman/supabase/local/booking-desk/booking-desk';
import { contest } from '@vakman/supabase/local/booking-desk/contest';
import { exampleFacts } from '@vakman/supabase/local/booking-desk/example-desk';
import { describe, expect, it } from 'vitest';
import { bookedAt } from './calendar.ts';

const clients = 50;

export function tryContests(desk: () => BookingDesk): void {
  describe.each(['book', 'hold and book'] as const)('of fifty who %s the same time at once', (way) => {
    it.each([1, 3])('%i get it, one for each crew, and all others are told free times', async (crews) => {
      await tellFacts(desk(), exampleFacts({ crews, holdsPerAddress: clients }));
      const { slot, booked, answered, errors } = await contest(desk(), { clients, way });
      expect({ booked, answered, errors }).toEqual({ booked: crews, answered: clients - crews, errors: [] });
      expect(await bookedAt(desk(), slot.starts_at)).toBe(crews);
    });
  });
}
