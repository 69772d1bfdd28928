import type { Slot } from '@vakman/domain/booking/booking.answers';
import { availableSlots } from '@vakman/domain/booking/slots/available-slots';
import { changeUntil, confirmUntil, withdrawUntil } from '@vakman/domain/booking/slots/deadlines';
import { exampleFacts } from '@vakman/supabase/local/booking-desk/example-desk';
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { searches, type RandomSearch } from './booking/random-searches.ts';
import { startTestBackend, type TestBackend } from './support/test-backend.ts';

const seed = Math.floor(Math.random() * 2 ** 31);

/** Free times of each search, found in a calendar that holds what it says and nothing else; then all is taken back. */
const free = `
  create function free(searches text[]) returns setof jsonb language plpgsql as $$
  declare
    search jsonb;
    found jsonb;
  begin
    foreach search in array searches::jsonb[] loop
      begin
        perform public.set_booking_rules(search -> 'facts');
        insert into private.reservations (id, crew, occupied, expires_at)
        select gen_random_uuid(), t.crew, private.occupied_by(t.starts_at, t.ends_at), t.expires_at
        from jsonb_to_recordset(search -> 'taken')
          as t (crew smallint, starts_at timestamptz, ends_at timestamptz, expires_at timestamptz);
        insert into public.blocked_times (crew, starts_at, ends_at, repeats, repeats_until)
        select b.crew, b.starts_at, b.ends_at, b.repeats, b.repeats_until
        from jsonb_to_recordset(search -> 'blocked') as b
          (crew smallint, starts_at timestamptz, ends_at timestamptz, repeats text, repeats_until date);
        perform set_config('timezone', search ->> 'timeZone', true);
        select coalesce(jsonb_agg(to_jsonb(slot) order by slot.starts_at), '[]') into found
        from private.slots_at(search ->> 'size', (search ->> 'from')::date, (search ->> 'days')::integer,
          (search ->> 'now')::timestamptz) as slot;
        raise sqlstate 'VKOK1';
      exception when sqlstate 'VKOK1' then return next found;
      end;
    end loop;
  end $$`;

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend();
  await backend.database.exec(free);
});
afterAll(() => backend.remove());

/** Wherever the database thinks that it is, appointments are in the Netherlands. */
const timeZones = ['UTC', 'Europe/Amsterdam', 'America/Santiago', 'Pacific/Apia'];

const asInstants = (slots: readonly Slot[]) =>
  slots.map(({ starts_at, ends_at }) => [Date.parse(starts_at), Date.parse(ends_at)]);

function freeInDomain({ taken, ...search }: RandomSearch): Slot[] {
  const counts = taken.filter(
    ({ expires_at }) => expires_at === null || Date.parse(expires_at) > Date.parse(search.now),
  );
  return availableSlots({ ...search, reservations: counts });
}

async function freeInDatabase(batch: readonly RandomSearch[]): Promise<Slot[][]> {
  const { rows } = await backend.database.query<{ slots: Slot[] }>('select slots from free($1) as slots', [
    batch.map(({ rules, ...search }, index) =>
      JSON.stringify({
        ...search,
        facts: exampleFacts(rules),
        timeZone: timeZones[index % timeZones.length],
      }),
    ),
  ]);
  return rows.map(({ slots }) => slots);
}

describe(`database and domain (seed ${seed})`, () => {
  it('find the same free times in three hundred calendars', async () => {
    const all = fc.sample(searches, { seed, numRuns: 300 });
    const found = await freeInDatabase(all);
    for (const [index, search] of all.entries())
      expect(asInstants(found[index] ?? []), JSON.stringify(search)).toEqual(
        asInstants(freeInDomain(search)),
      );
    // Calendars of which nearly all are empty would prove little.
    expect(found.filter((slots) => slots.length > 0).length).toBeGreaterThan(90);
  });

  it.each([0, 1, 3])(
    'agree until when an appointment is changed, confirmed within %i days and withdrawn from, at any time of three years',
    async (confirmWorkingDays) => {
      const facts = exampleFacts({ confirmWorkingDays });
      const { rules } = facts;
      await backend.database.query('select public.set_booking_rules($1)', [facts]);
      const first = Date.parse('2026-01-01');
      const moment = fc
        .integer({ min: 0, max: 3 * 365 * 24 * 60 })
        .map((minutes) => first + minutes * 60_000);
      const all = fc.sample(moment, { seed, numRuns: 1000 }).map((time) => new Date(time).toISOString());
      const { rows } = await backend.database.query<Record<'change' | 'confirm' | 'withdraw', string>>(
        `select private.change_until(moment) as change, private.confirm_until(moment) as confirm,
         private.withdraw_until(moment) as withdraw
       from unnest($1::timestamptz[]) with ordinality as asked (moment, place) order by place`,
        [all],
      );
      expect(rows).toEqual(
        all.map((time) => ({
          change: changeUntil(time, rules),
          confirm: confirmUntil(time, rules),
          withdraw: withdrawUntil(time),
        })),
      );
    },
  );
});
