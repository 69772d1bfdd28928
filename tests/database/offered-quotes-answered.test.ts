import type { Connection } from '@vakman/supabase/client/connection';
import {
  acceptQuote,
  askQuoteChange,
  askQuoteCode,
  declineQuote,
  readOfferedQuote,
  withdrawAcceptance,
} from '@vakman/supabase/client/offered-quotes';
import { readQuote, withdrawQuote } from '@vakman/supabase/client/quotes';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { connectionOf } from './support/connection-of.ts';
import { acceptanceOf, codeFor, quoteActs } from './support/offered-quotes.ts';
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
const given = (version: number) => ({ id: crypto.randomUUID(), version });

describe('whoever does not accept', () => {
  it('declines with a reason, and the office hears of it and says itself what is lost', async () => {
    const request = await acts.newRequest();
    const { quote, door } = await acts.offered({ request_id: request });
    const answer = { ...given(2), reason: 'too-expensive', words: '  Dat is me te veel.  ' } as const;
    const first = await declineQuote(visitor, door, answer);
    expect(first).toMatchObject({
      quote: { state: 'declined' },
      answer: { kind: 'declined', reason: 'too-expensive', words: 'Dat is me te veel.' },
    });
    expect(await declineQuote(visitor, door, answer)).toEqual(first);
    expect(await acts.mailsOf(quote.id)).toEqual(['quote', 'quote-office']);
    expect((await acts.handlingOf(request))?.state).toBe('quoted');
    await expect(declineQuote(visitor, door, { ...answer, id: crypto.randomUUID() })).rejects.toMatchObject({
      code: 'changed',
    });
  });

  it('asks for a change as often as he wants, and may accept all the same', async () => {
    const request = await acts.newRequest();
    const { quote, door } = await acts.offered({ request_id: request });
    await expect(askQuoteChange(visitor, door, { ...given(2), words: ' ' })).rejects.toMatchObject({
      code: '23514',
    });
    const asked = await askQuoteChange(visitor, door, { ...given(2), words: 'Ook de schuur?' });
    expect(asked).toMatchObject({ quote: { state: 'change-asked', version: 3 }, may: { accept: true } });
    await askQuoteChange(visitor, door, { ...given(3), words: 'En het hek?' });
    expect(await acts.mailsOf(quote.id)).toEqual(['quote', 'quote-office', 'quote-office']);
    expect((await acts.handlingOf(request))?.state).toBe('in-progress');
    await askQuoteCode(visitor, door);
    const acceptance = acceptanceOf({ ...quote, version: 3 }, { code: await codeFor(backend, quote.id) });
    expect((await acceptQuote(visitor, door, acceptance)).quote.state).toBe('accepted');
  });
});

describe('the right to withdraw', () => {
  it('is used within fourteen days by the link, and is kept', async () => {
    const { quote, door, answer } = await acts.accepted();
    const withdrawn = await withdrawAcceptance(visitor, door, given(answer.quote.version));
    expect(withdrawn).toMatchObject({
      quote: { state: 'withdrawn' },
      answer: { kind: 'withdrawn' },
      withdraw_until: null,
      may: { withdraw: false },
    });
    expect((await acts.mailsOf(quote.id)).slice(-2)).toEqual(['quote-office', 'quote-withdrawn']);
  });

  it('is over after them', async () => {
    const { quote, door, answer } = await acts.accepted();
    await backend.database.exec('alter table quote_answers disable trigger keep');
    await backend.database.query(
      `update quote_answers set at = at - interval '16 days' where quote_id = $1`,
      [quote.id],
    );
    await backend.database.exec('alter table quote_answers enable trigger keep');
    expect((await readOfferedQuote(visitor, door))?.withdraw_until).toBeNull();
    await expect(withdrawAcceptance(visitor, door, given(answer.quote.version))).rejects.toMatchObject({
      code: 'no_such_step',
    });
  });
});

it('whoever asked that work begins early withdraws no more once it is done', async () => {
  const { quote, door, code } = await acts.proven();
  const accepted = await acceptQuote(visitor, door, acceptanceOf(quote, { code, earlyStart: true }));
  expect(accepted).toMatchObject({ answer: { early_start: true }, may: { withdraw: true } });
  await backend.database.query(
    `update projects set state = 'done', done_at = now() + interval '1 minute' where id = $1`,
    [accepted.project_id],
  );
  expect(await readOfferedQuote(visitor, door)).toMatchObject({
    may: { withdraw: false },
    withdraw_until: null,
  });
});

describe('what was accepted', () => {
  it('is changed and taken away by nobody, the owner of the database included', async () => {
    const { quote } = await acts.accepted();
    const tries = [
      `update quote_answers set chosen = '{}' where quote_id = $1`,
      `update quote_answers set signature = '{"kind":"typed","name":"Mallory"}' where quote_id = $1`,
      'delete from quote_answers where quote_id = $1',
      `update quotes set title = 'Dak' where id = $1`,
      `update quotes set state = 'declined' where id = $1`,
      `update quotes set state = 'withdrawn' where id = $1`,
      'delete from quotes where id = $1',
    ];
    for (const act of tries)
      await expect(backend.database.query(act, [quote.id])).rejects.toThrow(
        /is not changed|is kept|no_such_step/,
      );
    await expect(backend.database.exec('truncate quote_answers')).rejects.toThrow('is not changed');
    const service = await backend.as('service_role');
    for (const { error } of [
      await service.from('quotes').update({ title: 'Dak' }).eq('id', quote.id),
      await service.from('quote_answers').update({ words: 'Dak' }).eq('quote_id', quote.id),
      await service.from('quote_answers').delete().eq('quote_id', quote.id),
    ])
      expect(error?.code).toBe('42501');
    const now = await readQuote(office, quote.id);
    await expect(withdrawQuote(office, { id: quote.id, version: now?.version ?? 0 })).rejects.toMatchObject({
      code: 'no_such_step',
    });
  });

  it('is told to its person with what he signed, and what the law wants of it outlives him', async () => {
    const { quote, acceptance } = await acts.accepted({ email: 'ivan@example.org' });
    const admin = await backend.as('admin');
    const { data } = await admin.rpc('export_person', { address: 'ivan@example.org' });
    expect((data as { quotes: unknown }).quotes).toMatchObject([
      { number: quote.number, answers: [{ kind: 'accepted' }], mails: [{ kind: 'quote' }, {}, {}] },
    ]);
    await admin.rpc('erase_person', { address: 'ivan@example.org' });
    const { rows } = await backend.database.query(
      `select (select count(*)::integer from quote_answers a where a.quote_id = w.id) as answers,
         record ->> 'home_age' as home_age, (record -> 'totals' ->> 'total')::integer as total
       from private.withheld_records w where w.id = $1`,
      [quote.id],
    );
    expect(rows).toEqual([{ answers: 0, home_age: 'older', total: acceptance.total }]);
  });
});
