import { exampleBooking } from '@vakman/domain/booking/booking.example';
import { exampleFacts } from '@vakman/supabase/local/booking-desk/example-desk';
import { startServerBackend, type ServerBackend } from '@vakman/supabase/local/postgresql/server-backend';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serverFolder } from './server-folder.ts';

const sessions = 40;
const range = Array.from({ length: sessions }, (_, turn) => turn);
const employee = crypto.randomUUID();

let backend: ServerBackend;
beforeAll(async () => {
  backend = await startServerBackend(serverFolder(), sessions);
  await backend.sql`insert into auth.users (id, email) values (${employee}, 'employee@example.org')`;
  await backend.sql`insert into public.user_roles (user_id, role) values (${employee}, 'employee')`;
  await backend.sql`update private.settings set bookings_per_address_an_hour = 1000, bookings_per_email_a_day = 1000,
    holds_per_address_an_hour = 1000, open_bookings_per_address_a_day = 1000,
    open_bookings_per_address_in_a_rush = 1000, mails_per_mailbox_a_day = 1000`;
  const facts = JSON.stringify(exampleFacts({ crews: 1 }));
  await backend.sql`select public.set_booking_rules(${facts}::text::jsonb)`;
});
afterAll(() => backend.remove());

const freeTimes = () => backend.sql<{ starts_at: string }[]>`
  select starts_at::text from public.available_slots('unknown', current_date + 40, 40)`;

async function book(startsAt: string): Promise<string> {
  const booking = exampleBooking({
    starts_at: startsAt,
    square_meters: 'unknown',
    early_start: false,
  });
  const [row] = await backend.sql<{ booked: boolean }[]>`
    select (public.book_facade_cleaning(${JSON.stringify(booking)}::text::jsonb) ->> 'booked')::boolean as booked`;
  expect(row?.booked).toBe(true);
  return booking.id;
}

/** Asks as somebody of the office does by the API. */
const asOffice = <Answer>(statement: string, values: (string | number)[]) =>
  backend.sql.begin(async (sql) => {
    await sql`select set_config('request.jwt.claims', ${JSON.stringify({ sub: employee, role: 'authenticated' })}, true),
      set_config('request.jwt.claim.sub', ${employee}, true)`;
    await sql`set local role authenticated`;
    const [row] = await sql.unsafe<{ answer: Answer }[]>(statement, values);
    return row?.answer as Answer;
  });

const codeOf = ({ code, message }: { code: string; message: string }) =>
  code === 'PGRST' ? (JSON.parse(message) as { code: string }).code : code;

describe('of forty at once', () => {
  it('who each move another booking to one time, one gets it, and the others are told free times', async () => {
    const times = await freeTimes();
    // Three visits apart, so that none touches the next.
    const spread = times.filter((_, index) => index % 4 === 0);
    const wanted = spread.at(-1)?.starts_at ?? '';
    const ids: string[] = [];
    for (const { starts_at } of spread.slice(0, sessions)) ids.push(await book(starts_at));
    expect(ids).toHaveLength(sessions);
    const answers = await Promise.all(
      ids.map((id) =>
        asOffice<{ done: boolean; alternatives?: unknown[] }>(
          'select public.move_booking($1, 0, $2::timestamptz) as answer',
          [id, wanted],
        ),
      ),
    );
    expect(answers.filter(({ done }) => done)).toHaveLength(1);
    for (const { done, alternatives } of answers) if (!done) expect(alternatives?.length).toBeGreaterThan(0);
    expect(
      await backend.sql`select from public.facade_bookings where starts_at = ${wanted} and status = 'confirmed'`,
    ).toHaveLength(1);
    expect(
      await backend.sql`select from public.notifications where kind = 'booking-moved' and next_attempt_at > now()`,
    ).toHaveLength(1);
  });

  it('who plan a visit of one crew at one time, one does', async () => {
    const visit = {
      crew: 1,
      title: 'Inmeten',
      starts_at: '2027-06-07T07:00:00Z',
      ends_at: '2027-06-07T08:00:00Z',
    };
    const answers = await Promise.allSettled(
      range.map(() =>
        asOffice('select public.save_visit($1::text::jsonb) as answer', [
          JSON.stringify({ ...visit, id: crypto.randomUUID() }),
        ]),
      ),
    );
    const refused = answers.flatMap((answer) =>
      answer.status === 'rejected' ? [codeOf(answer.reason as { code: string; message: string })] : [],
    );
    expect(refused).toHaveLength(sessions - 1);
    // Who would wait too long is told so.
    expect(['taken', 'PT503']).toEqual(expect.arrayContaining([...new Set(refused)]));
    expect(await backend.sql`select from public.visits`).toHaveLength(1);
  });

  it('who change one visit, one does, and nobody else overwrites it', async () => {
    const [{ id } = { id: '' }] = await backend.sql<{ id: string }[]>`select id from public.visits`;
    const answers = await Promise.allSettled(
      range.map((turn) =>
        asOffice('select public.save_visit($1::text::jsonb) as answer', [
          JSON.stringify({
            id,
            version: 1,
            crew: 1,
            title: `Inmeten ${turn}`,
            starts_at: '2027-06-07T07:00:00Z',
            ends_at: '2027-06-07T08:00:00Z',
          }),
        ]),
      ),
    );
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('who take one order back, one does', async () => {
    const [{ id } = { id: '' }] = await backend.sql<{ id: string }[]>`
      select id from public.facade_bookings where status = 'requested' limit 1`;
    await asOffice('select public.confirm_booking($1, 0) as answer', [id]);
    const answers = await Promise.allSettled(
      range.map(() => asOffice<number>('select public.undo_booking_order($1, 1) as answer', [id])),
    );
    expect(answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value] : []))).toEqual([2]);
    expect(
      await backend.sql`select from public.notifications where booking_id = ${id} and kind = 'booking-confirmed'`,
    ).toHaveLength(0);
  });
});
