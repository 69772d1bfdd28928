import { exampleQuoteLines } from '@vakman/domain/quote/quote.example';
import { startServerBackend, type ServerBackend } from '@vakman/supabase/local/postgresql/server-backend';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { serverFolder } from './server-folder.ts';

const sessions = 40;
const employee = crypto.randomUUID();

let backend: ServerBackend;
beforeAll(async () => {
  backend = await startServerBackend(serverFolder(), sessions);
  await backend.sql`insert into auth.users (id, email) values (${employee}, 'employee@example.org')`;
  await backend.sql`insert into public.user_roles (user_id, role) values (${employee}, 'employee')`;
});
afterAll(() => backend.remove());

const draft = async (lines: readonly unknown[]) => {
  const id = crypto.randomUUID();
  await backend.sql`insert into public.quotes (id, language, name, email, street_address, postal_code, title, lines)
    values (${id}, 'nl', 'Jan Jansen', 'jan@example.org', 'Dorpsstraat 1', '1315 AB', 'Kozijnen',
      ${JSON.stringify(lines)}::text::jsonb)`;
  return id;
};

/** Sends a quote as an employee does, in a session of his own; what came after failed where `fails`. */
const send = (id: string, fails = false) =>
  backend.sql.begin(async (sql) => {
    await sql`select set_config('request.jwt.claims', ${JSON.stringify({ sub: employee, role: 'authenticated' })}, true),
      set_config('request.jwt.claim.sub', ${employee}, true)`;
    await sql`set local role authenticated`;
    const [row] = await sql`select public.send_quote(${id}, 1) ->> 'number' as number`;
    if (fails) throw new Error('the connection is lost');
    return (row as { number: string }).number;
  });

it('numbers forty quotes that are sent at once without a gap, whatever fails between', async () => {
  const drafts = await Promise.all(
    Array.from({ length: sessions }, (_, turn) => draft(turn % 4 === 0 ? [] : exampleQuoteLines)),
  );
  const answers = await Promise.allSettled(drafts.map((id, turn) => send(id, turn % 4 === 1)));
  const numbers = answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value] : []));
  const year = new Date().getFullYear();
  expect(numbers.toSorted()).toEqual(
    Array.from({ length: sessions / 2 }, (_, index) => `${year}-${String(index + 1).padStart(4, '0')}`),
  );
});

it('sends one quote once, however many press at once', async () => {
  const id = await draft(exampleQuoteLines);
  const answers = await Promise.all(Array.from({ length: sessions }, () => send(id)));
  expect(new Set(answers).size).toBe(1);
  const [row] = await backend.sql`select last_number from private.quote_numbers`;
  expect(row).toEqual({ last_number: sessions / 2 + 1 });
});
