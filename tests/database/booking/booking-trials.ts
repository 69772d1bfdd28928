import type { BookingDesk, DeskFacts } from '@vakman/supabase/local/booking-desk/booking-desk';
import { exampleFacts } from '@vakman/supabase/local/booking-desk/example-desk';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { tryBlocked } from './blocked.ts';
import { clearCalendar, expectSoundCalendar } from './calendar.ts';
import { tryChanges } from './changes.ts';
import { tryContests } from './contests.ts';
import { tryHolds } from './holds.ts';
import { tryRepeats } from './repeats.ts';
import { tryStorm } from './storm.ts';

/** Whoever wants what at the same time: nothing is booked twice, and nobody gets an error instead of an answer. */
export function tryBooking(open: (facts: DeskFacts) => Promise<BookingDesk>): void {
  let opened: BookingDesk;
  const desk = () => opened;
  beforeAll(async () => {
    opened = await open(exampleFacts());
  });
  afterEach(async () => {
    try {
      await expectSoundCalendar(desk());
    } finally {
      await clearCalendar(desk());
    }
  });
  afterAll(() => opened.remove());

  tryContests(desk);
  tryHolds(desk);
  tryRepeats(desk);
  tryChanges(desk);
  tryBlocked(desk);
  tryStorm(desk);
}
