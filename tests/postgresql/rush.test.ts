import type { HoldAnswer } from '@vakman/domain/booking/booking.answers';
import { headersOf } from '@vakman/supabase/client/connection';
import { exampleFacts } from '@vakman/supabase/local/booking-desk/example-desk';
import { openServerDesk, type ServerDesk } from '@vakman/supabase/local/booking-desk/server-desk';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { clearCalendar, expectSoundCalendar } from '../database/booking/calendar.ts';
import { freeSlots, size } from '../database/booking/visitors.ts';
import { serverFolder } from './server-folder.ts';

let desk: ServerDesk;
beforeAll(async () => {
  desk = await openServerDesk(serverFolder(), exampleFacts());
});
beforeEach(() => clearCalendar(desk));
afterAll(() => desk.remove());

/** Asks once, without a time limit of its own: what became of it is the server's word alone. */
async function hold(startsAt: string): Promise<string> {
  const { url, ...visitor } = desk.visitor();
  const response = await fetch(`${url}/rest/v1/rpc/hold_slot`, {
    method: 'POST',
    headers: { ...headersOf({ url, ...visitor }), 'content-type': 'application/json' },
    body: JSON.stringify({ booking_id: crypto.randomUUID(), size, starts_at: startsAt }),
  });
  if (!response.ok) return `${response.status}`;
  const answer = (await response.json()) as HoldAnswer;
  if (answer.held) return 'held';
  return 'unheld' in answer ? 'unheld' : 'lost';
}

const allowed = new Set(['held', 'lost', 'unheld', '429', '503']);

describe('of five hundred who ask for a time at once, within the time that the API gives a visitor', () => {
  it.each([
    ['the same time', 1],
    ['any of many times', 500],
  ])('nobody gets an error: %s', async (_what, many) => {
    const slots = (await freeSlots(desk)).slice(0, many);
    const answers = await Promise.all(
      Array.from({ length: 500 }, (_, turn) => hold(slots[turn % slots.length]?.starts_at ?? '')),
    );
    expect(answers.filter((answer) => !allowed.has(answer))).toEqual([]);
    expect(answers).toContain('held');
    await expectSoundCalendar(desk);
  });
});
