import { firstChoice } from '@vakman/domain/quote/quote.choices';
import { exampleQuoteLines } from '@vakman/domain/quote/quote.example';
import { quoteTotals } from '@vakman/domain/quote/quote.totals';
import { startServerBackend, type ServerBackend } from '@vakman/supabase/local/postgresql/server-backend';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { serverFolder } from './server-folder.ts';

const sessions = 40;

let backend: ServerBackend;
beforeAll(async () => {
  backend = await startServerBackend(serverFolder(), sessions);
});
afterAll(() => backend.remove());

interface Offer {
  readonly quote: string;
  readonly token: string;
  readonly code: string;
}

/** A quote that was sent, the private link to it, and a code that was asked for. */
async function offer(): Promise<Offer> {
  const quote = crypto.randomUUID();
  await backend.sql`insert into public.quotes (id, language, name, email, street_address, postal_code, title, lines)
    values (${quote}, 'nl', 'Jan Jansen', ${`${quote}@example.org`}, 'Dorpsstraat 1', '1315 AB', 'Kozijnen',
      ${JSON.stringify(exampleQuoteLines)}::text::jsonb)`;
  await backend.sql`update public.quotes set state = 'sent', number = private.next_quote_number(), sent_at = now(),
    valid_until = private.local_day(now()) + 30 where id = ${quote}`;
  const [link] = await backend.sql<{ token: string }[]>`select private.new_quote_token(${quote}) as token`;
  const [asked] = await backend.sql<
    { code: string }[]
  >`insert into private.quote_codes (quote_id) values (${quote})
    returning private.quote_code(id) as code`;
  return { quote, token: link?.token ?? '', code: asked?.code ?? '' };
}

/** Accepts as a visitor does, in a session of his own; the answer is what he is refused by, or `accepted`. */
const accept = (token: string, code: string) =>
  backend.sql.begin(async (sql) => {
    const chosen = [...firstChoice(exampleQuoteLines)];
    const acceptance = {
      id: crypto.randomUUID(),
      version: 2,
      chosen,
      home_age: 'older',
      total: quoteTotals(exampleQuoteLines, 'older', new Set(chosen)).total,
      signature: { kind: 'typed', name: 'Jan Jansen' },
      code,
      early_start: false,
    };
    await sql`set local role anon`;
    const [row] = await sql<{ refused: string | null }[]>`
      select public.accept_quote(${JSON.stringify(acceptance)}::text::jsonb, ${token}) ->> 'refused' as refused`;
    return row?.refused ?? 'accepted';
  });

const together = (act: (turn: number) => Promise<string>) =>
  Promise.allSettled(Array.from({ length: sessions }, (_, turn) => act(turn)));

it('accepts a quote once, however many sign at once, with one answer and one mail', async () => {
  const { quote, token, code } = await offer();
  const answers = await together(() => accept(token, code));
  const done = answers.filter((answer) => answer.status === 'fulfilled' && answer.value === 'accepted');
  expect(done).toHaveLength(1);
  const [row] = await backend.sql`
    select q.state, (select count(*)::integer from public.quote_answers a where a.quote_id = q.id) as answers,
      (select count(*)::integer from public.notifications n where n.quote_id = q.id and n.kind = 'quote-accepted') as mails
    from public.quotes q where q.id = ${quote}`;
  expect(row).toEqual({ state: 'accepted', answers: 1, mails: 1 });
});

it('looks at five wrong codes and no more, however many are tried at once', async () => {
  const { quote, token, code } = await offer();
  await backend.sql`update private.settings set quote_answers_per_quote_an_hour = 1000`;
  const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, '0');
  const answers = await together(() => accept(token, wrong));
  const refusals = answers.map((answer) => (answer.status === 'fulfilled' ? answer.value : 'failed'));
  expect(refusals.filter((refusal) => refusal === 'wrong_code')).toHaveLength(5);
  expect(await accept(token, code)).toBe('code_expired');
  const [row] = await backend.sql`select state from public.quotes where id = ${quote}`;
  expect(row).toEqual({ state: 'sent' });
});

it('counts answers of forty at once to the hour', async () => {
  const { token } = await offer();
  await backend.sql`update private.settings set quote_answers_per_quote_an_hour = 10, quote_code_tries = 1000`;
  const answers = await together(() => accept(token, 'no code'));
  const refused = answers.filter(
    (answer) => answer.status === 'rejected' && String(answer.reason).includes('too many requests'),
  );
  expect(refused).toHaveLength(sessions - 10);
});

it('tells the answer that came last, also of whoever began earlier and had to wait', async () => {
  const { quote, token } = await offer();
  await backend.sql.begin(async (early) => {
    await early`select now()`;
    await backend.sql`select public.ask_quote_change(gen_random_uuid(), 2, 'Kan de deur ook?', ${token})`;
    await early`select public.decline_quote(gen_random_uuid(), 3, 'later', '', ${token})`;
  });
  const [row] =
    await backend.sql`select q.state, public.read_offered_quote(${token}) -> 'answer' ->> 'kind' as told
    from public.quotes q where q.id = ${quote}`;
  expect(row).toEqual({ state: 'declined', told: 'declined' });
});
