import type { BookingDesk } from '@vakman/supabase/local/booking-desk/booking-desk';
import { contest } from '@vakman/supabase/local/booking-desk/contest';
import { exampleFacts } from '@vakman/supabase/local/booking-desk/example-desk';
import { openServerDesk } from '@vakman/supabase/local/booking-desk/server-desk';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { clearCalendar } from '../database/booking/calendar.ts';
import { serverFolder } from './server-folder.ts';

const clients = 30;
const lock = 'private.lock_calendar()';

/** Whoever takes a time waits before he writes it down, so that all others have looked for a free crew meanwhile. */
const slowHand = `
  create function public.wait() returns trigger language plpgsql as $$ begin perform pg_sleep(0.3); return new; end $$;
  create trigger wait before insert on private.reservations for each row execute function public.wait()`;

let desk: BookingDesk;
beforeAll(async () => {
  desk = await openServerDesk(serverFolder(), exampleFacts({ crews: 1 }));
  for (const statement of slowHand.split(/(?<=\$\$);/)) await desk.query(statement);
});
afterAll(() => desk.remove());

async function compete() {
  await clearCalendar(desk);
  const { booked, answered, errors } = await contest(desk, { clients, way: 'book' });
  return { booked, answered, errors };
}
const once = { booked: 1, answered: clients - 1, errors: [] };

describe('of lock and constraint', () => {
  it('each alone keeps a time from being booked twice, and without both it is', async () => {
    const [{ definition } = { definition: '' }] = await desk.query<{ definition: string }>(
      `select pg_get_functiondef('${lock}'::regprocedure) as definition`,
    );
    await desk.query(`create or replace function ${lock} returns void language sql volatile as 'select'`);
    expect(await compete()).toEqual(once);

    await desk.query('alter table private.reservations drop constraint reservations_never_twice');
    expect((await compete()).booked).toBeGreaterThan(1);

    await desk.query(definition);
    expect(await compete()).toEqual(once);
  });
});
