import { isChoice } from '@vakman/domain/quote/quote.choices';
import { exampleQuoteLines } from '@vakman/domain/quote/quote.example';
import type { Connection } from '@vakman/supabase/client/connection';
import {
  acceptQuote,
  declineQuote,
  readOfferedQuote,
  withdrawAcceptance,
} from '@vakman/supabase/client/offered-quotes';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { connectionOf } from './support/connection-of.ts';
import { acceptanceOf, linkTo, quoteActs, sentQuote } from './support/offered-quotes.ts';
import { startTestBackend, type TestBackend } from './support/test-backend.ts';

let backend: TestBackend;
let office: Connection;
let visitor: Connection;
beforeAll(async () => {
  backend = await startTestBackend();
  office = await connectionOf(backend, 'employee');
  visitor = acts.visitor();
});
afterAll(() => backend.remove());
beforeEach(() => backend.database.exec('delete from private.rate_events'));

const acts = quoteActs(
  () => backend,
  () => office,
);
const addressOf = async (role: 'customer') => {
  const { data } = await (await backend.as(role)).auth.getUser();
  return data.user?.email ?? '';
};
const given = (version: number) => ({ id: crypto.randomUUID(), version });

describe('the private link', () => {
  it('shows the quote, where a code goes, and what may be done', async () => {
    const { quote, door } = await acts.offered({ email: 'olena@example.org' });
    expect(await readOfferedQuote(visitor, door)).toMatchObject({
      quote: { id: quote.id, number: quote.number, version: 2, photos: [], lines: exampleQuoteLines },
      answer: null,
      document: false,
      may: { accept: true, decline: true, ask_change: true, withdraw: false },
      withdraw_until: null,
      code_sent_to: 'o…@example.org',
      proof: 'code',
      newer: null,
    });
  });

  it('leads nowhere where it is unknown, over, or taken back by the office', async () => {
    const { quote, door } = await acts.offered();
    expect(await readOfferedQuote(visitor, { token: 'none' })).toBeNull();
    await backend.database.query(`update private.quote_tokens set expires_at = now() where quote_id = $1`, [
      quote.id,
    ]);
    expect(await readOfferedQuote(visitor, door)).toBeNull();
    const other = await linkTo(backend, quote.id);
    await (await backend.as('employee')).rpc('close_quote_links', { id: quote.id });
    expect(await readOfferedQuote(visitor, other)).toBeNull();
    await expect(
      declineQuote(visitor, other, { ...given(2), reason: 'later', words: '' }),
    ).rejects.toMatchObject({
      code: 'PT404',
    });
  });

  it('works for two months beyond the last day of the quote, and no token is kept', async () => {
    const { quote, door } = await acts.offered();
    const { rows } = await backend.database.query<{ days: number; known: boolean }>(
      `select t.expires_at::date - q.valid_until as days, encode(t.token_hash, 'escape') like '%' || $2 || '%' as known
       from private.quote_tokens t join quotes q on q.id = t.quote_id where q.id = $1`,
      [quote.id, door.token],
    );
    expect(rows[0]?.days).toBeGreaterThanOrEqual(59);
    expect(rows[0]?.known).toBe(false);
  });

  it('leads on to the version that took its place', async () => {
    const { quote, door } = await acts.offered();
    const next = await sentQuote(office, { replaces: quote.id });
    expect(await readOfferedQuote(visitor, door)).toMatchObject({
      quote: { state: 'replaced' },
      newer: next.id,
      may: { accept: false, decline: false, ask_change: false },
    });
  });
});

describe('an account', () => {
  it('opens a quote of its own confirmed address, and no other, and needs no code', async () => {
    const customer = await connectionOf(backend, 'customer');
    const { rows } = await backend.database.query<{ email: string }>(
      `select email from auth.users where id = ($1::json ->> 'sub')::uuid`,
      [Buffer.from(customer.accessToken?.split('.')[1] ?? '', 'base64url').toString()],
    );
    const own = await sentQuote(office, { email: rows[0]?.email ?? '' });
    const foreign = await sentQuote(office);
    expect(await readOfferedQuote(customer, { quoteId: foreign.id })).toBeNull();
    expect(await readOfferedQuote(visitor, { quoteId: own.id })).toBeNull();
    expect(await readOfferedQuote(customer, { quoteId: own.id })).toMatchObject({ proof: 'account' });
    const answer = await acceptQuote(customer, { quoteId: own.id }, acceptanceOf(own));
    expect(answer).toMatchObject({ quote: { state: 'accepted' }, may: { withdraw: true } });
    const { rows: kept } = await backend.database.query(
      'select proof, account is not null as known from quote_answers where quote_id = $1',
      [own.id],
    );
    expect(kept).toEqual([{ proof: 'account', known: true }]);
  });

  it('that has not confirmed its address is nobody', async () => {
    const customer = await connectionOf(backend, 'customer');
    const { rows } = await backend.database.query<{ id: string; email: string }>(
      `select id, email from auth.users where id = ($1::json ->> 'sub')::uuid`,
      [Buffer.from(customer.accessToken?.split('.')[1] ?? '', 'base64url').toString()],
    );
    const own = await sentQuote(office, { email: rows[0]?.email ?? '' });
    const confirm = (at: string) =>
      backend.database.query(`update auth.users set email_confirmed_at = ${at} where id = $1`, [rows[0]?.id]);
    await confirm('null');
    expect(await readOfferedQuote(customer, { quoteId: own.id })).toBeNull();
    await confirm('now()');
  });
});

it('who lives in the house reads what the project is shared with him for, and answers nothing', async () => {
  const member = await connectionOf(backend, 'customer');
  const email = await addressOf('customer');
  const { quote, answer } = await acts.accepted();
  expect(answer.project_id).not.toBeNull();
  expect(await readOfferedQuote(member, { quoteId: quote.id })).toBeNull();
  await backend.database.query(
    `insert into project_members (project_id, email, name, language) values ($1, $2, 'Jo de Vries', 'nl')`,
    [answer.project_id, email],
  );
  expect(await readOfferedQuote(member, { quoteId: quote.id })).toMatchObject({
    quote: { id: quote.id },
    may: { accept: false, decline: false, ask_change: false, withdraw: false },
  });
  const given = { id: crypto.randomUUID(), version: answer.quote.version };
  await expect(withdrawAcceptance(member, { quoteId: quote.id }, given)).rejects.toMatchObject({
    code: 'PT404',
  });
});

it('database and domain agree on what a choice is', async () => {
  const ids = exampleQuoteLines.map(({ id }) => id);
  for (let bits = 0; bits < 2 ** ids.length; bits += 1) {
    const chosen = ids.filter((_id, place) => (bits >> place) % 2 === 1);
    const { rows } = await backend.database.query<{ yes: boolean }>(
      'select private.is_choice($1, $2) as yes',
      [JSON.stringify(exampleQuoteLines), chosen],
    );
    expect([bits, rows[0]?.yes]).toEqual([bits, isChoice(exampleQuoteLines, new Set(chosen))]);
  }
});
