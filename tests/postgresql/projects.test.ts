import { exampleQuoteLines } from '@vakman/domain/quote/quote.example';
import { exampleFacts } from '@vakman/supabase/local/booking-desk/example-desk';
import { startServerBackend, type ServerBackend } from '@vakman/supabase/local/postgresql/server-backend';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { serverFolder } from './server-folder.ts';

const sessions = 40;
const employee = crypto.randomUUID();
const customer = crypto.randomUUID();

let backend: ServerBackend;
beforeAll(async () => {
  backend = await startServerBackend(serverFolder(), sessions);
  await backend.sql`insert into auth.users (id, email, email_confirmed_at) values
    (${employee}, 'employee@example.org', now()), (${customer}, 'customer@example.org', now())`;
  await backend.sql`insert into public.user_roles (user_id, role) values (${employee}, 'employee')`;
  await backend.sql`update private.settings set mails_per_mailbox_a_day = 1000`;
  await backend.sql`select public.set_booking_rules(${JSON.stringify(exampleFacts())}::text::jsonb)`;
});
afterAll(() => backend.remove());

type Ask = (sql: Parameters<Parameters<ServerBackend['sql']['begin']>[1]>[0]) => Promise<unknown>;

/** Asks as somebody with an account does, in a session of his own. */
const as = (user: string, ask: Ask) =>
  backend.sql.begin(async (sql) => {
    await sql`select set_config('request.jwt.claims', ${JSON.stringify({ sub: user, role: 'authenticated' })}, true),
      set_config('request.jwt.claim.sub', ${user}, true)`;
    await sql`set local role authenticated`;
    return ask(sql);
  });
/** The same by forty at once. */
const atOnce = (user: string, ask: Ask) =>
  Promise.allSettled(Array.from({ length: sessions }, () => as(user, ask)));
const done = (answers: readonly PromiseSettledResult<unknown>[]) =>
  answers.filter(({ status }) => status === 'fulfilled').length;

const newProject = async () => {
  const id = crypto.randomUUID();
  await backend.sql`insert into public.projects (id, title, language, name, email, street_address, postal_code)
    values (${id}, 'Kozijnen', 'nl', 'Jan Jansen', 'customer@example.org', 'Dorpsstraat 1', '1315 AB')`;
  return id;
};

it('begins one project, however often a quote is accepted at once', async () => {
  const id = crypto.randomUUID();
  await backend.sql`insert into public.quotes (id, language, name, email, street_address, postal_code, title, lines)
    values (${id}, 'nl', 'Jan Jansen', 'customer@example.org', 'Dorpsstraat 1', '1315 AB', 'Kozijnen',
      ${JSON.stringify(exampleQuoteLines)}::text::jsonb)`;
  await backend.sql`update public.quotes set state = 'sent', number = '2026-0001', sent_at = now(),
    valid_until = current_date + 30 where id = ${id}`;
  await Promise.allSettled(
    Array.from(
      { length: sessions },
      () => backend.sql`update public.quotes set state = 'accepted' where id = ${id}`,
    ),
  );
  const found =
    await backend.sql`select value_cents > 0 as worth from public.projects where quote_id = ${id}`;
  expect([...found]).toEqual([{ worth: true }]);
});

it('takes one step of forty that were made for the same version', async () => {
  const id = await newProject();
  const answers = await Promise.allSettled(
    Array.from({ length: sessions }, (_, turn) =>
      as(
        employee,
        (sql) => sql`select public.move_project(${id}, 1, ${turn % 2 ? 'in-progress' : 'cancelled'})`,
      ),
    ),
  );
  // Whoever asked for the step that was taken is told that it is.
  expect(done(answers)).toBe(sessions / 2);
  const [row] = await backend.sql`select version from public.projects where id = ${id}`;
  expect(row).toEqual({ version: 2 });
});

it('asks for a review once, however many send mails at once', async () => {
  const id = await newProject();
  await backend.sql`update public.projects set state = 'done', done_at = now() - interval '4 days' where id = ${id}`;
  await Promise.all(
    Array.from({ length: sessions }, () => backend.sql`select public.claim_project_notifications()`),
  );
  const mails = await backend.sql`select kind from public.notifications
    where project_id = ${id} and kind = 'project-review'`;
  expect(mails).toHaveLength(1);
});

it('keeps one review of forty that are given at once', async () => {
  const id = await newProject();
  await backend.sql`update public.projects set state = 'done' where id = ${id}`;
  const answers = await atOnce(customer, (sql) => sql`select public.give_review(${id}, 5, 'Mooi')`);
  expect(done(answers)).toBe(sessions);
  const found = await backend.sql`select rating from public.project_reviews where project_id = ${id}`;
  expect([...found]).toEqual([{ rating: 5 }]);
});

it('shares a project with five of forty who are invited at once, and mails each once', async () => {
  const id = await newProject();
  const answers = await Promise.allSettled(
    Array.from({ length: sessions }, (_, turn) =>
      as(
        employee,
        (sql) =>
          sql`select public.share_project(${id}, ${`huis${turn % 20}@example.org`}, 'Noor Jansen', 'nl')`,
      ),
    ),
  );
  expect(done(answers)).toBeGreaterThanOrEqual(5);
  const members = await backend.sql`select id from public.project_members where project_id = ${id}`;
  const mails = await backend.sql`select id from public.notifications
    where project_id = ${id} and kind = 'project-shared'`;
  expect([members.length, mails.length]).toEqual([5, 5]);
});

it('gives the time of a crew to one of forty projects', async () => {
  const projects = await Promise.all(Array.from({ length: sessions }, newProject));
  const answers = await Promise.allSettled(
    projects.map((id) => {
      const day = {
        id: crypto.randomUUID(),
        version: null,
        crew: 1,
        starts_at: '2027-06-01T07:00:00Z',
        ends_at: '2027-06-01T15:00:00Z',
        state: 'planned',
      };
      return as(
        employee,
        (sql) => sql`select public.plan_project_days(${id}, ${JSON.stringify([day])}::text::jsonb)`,
      );
    }),
  );
  expect(done(answers)).toBe(1);
});

it('waits for nobody in a circle where it is called off while its days are planned', async () => {
  const id = await newProject();
  const days = Array.from({ length: sessions }, (_, turn) => ({
    id: crypto.randomUUID(),
    version: null,
    crew: null,
    starts_at: `2027-07-${String(1 + (turn % 28)).padStart(2, '0')}T07:00:00Z`,
    ends_at: `2027-07-${String(1 + (turn % 28)).padStart(2, '0')}T15:00:00Z`,
    state: 'planned',
  }));
  const answers = await Promise.allSettled(
    days.map((day, turn) =>
      as(employee, (sql) =>
        turn % 3 === 0
          ? sql`select public.move_project(${id}, 1, 'cancelled')`
          : sql`select public.plan_project_days(${id}, ${JSON.stringify([day])}::text::jsonb)`,
      ),
    ),
  );
  const refusals = answers.map((answer) => (answer.status === 'rejected' ? String(answer.reason) : ''));
  expect(refusals.filter((reason) => reason !== '' && !reason.includes('called off'))).toEqual([]);
  const [left] = await backend.sql`select count(*)::integer as planned from public.visits
    where project_id = ${id} and state = 'planned'`;
  expect(left).toEqual({ planned: 0 });
});
