import { isSignerName } from '@vakman/domain/quote/quote.answering';
import { exampleQuoteLines } from '@vakman/domain/quote/quote.example';
import type { Connection } from '@vakman/supabase/client/connection';
import { acceptQuote, askQuoteCode, readOfferedQuote } from '@vakman/supabase/client/offered-quotes';
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

describe('whoever accepts', () => {
  it('leaves what proves it, wins the request, and is told as the office is', async () => {
    const request = await acts.newRequest();
    const { quote, answer, acceptance } = await acts.accepted({ request_id: request });
    expect(answer).toMatchObject({
      quote: { state: 'accepted', version: 3 },
      answer: {
        kind: 'accepted',
        home_age: 'older',
        signed_by: 'Олена Шевченко',
        totals: { total: acceptance.total },
      },
      may: { accept: false, withdraw: true },
    });
    expect(answer.withdraw_until).not.toBeNull();
    const { rows } = await backend.database.query(
      `select proof, chosen, shown ->> 'number' as number, shown -> 'lines' = q.lines as same, totals ->> 'total' as total,
         sender is not null as from_somewhere, signature from quote_answers a join quotes q on q.id = a.quote_id
       where q.id = $1`,
      [quote.id],
    );
    expect(rows).toEqual([
      {
        proof: 'code',
        chosen: acceptance.chosen,
        number: quote.number,
        same: true,
        total: String(acceptance.total),
        from_somewhere: true,
        signature: { kind: 'typed', name: 'Олена Шевченко' },
      },
    ]);
    expect(await acts.handlingOf(request)).toEqual({
      state: 'won',
      won_amount: acceptance.total / 100,
    });
    expect(await acts.mailsOf(quote.id)).toEqual(['quote', 'quote-code', 'quote-accepted', 'quote-office']);
  });

  it('is answered the same where the answer was lost, and a second acceptance is none', async () => {
    const { quote, door, acceptance, answer } = await acts.accepted();
    expect(await acceptQuote(visitor, door, acceptance)).toEqual(answer);
    await expect(acceptQuote(visitor, door, acceptanceOf(quote))).rejects.toMatchObject({ code: 'changed' });
    await expect(acceptQuote(visitor, door, acceptanceOf({ ...quote, version: 3 }))).rejects.toMatchObject({
      code: 'no_such_step',
    });
  });

  it('is never paid for it, whatever reductions there are to choose', async () => {
    const [work] = exampleQuoteLines;
    if (work === undefined) throw new Error('an example without lines');
    const reduction = {
      ...work,
      id: crypto.randomUUID(),
      kind: 'optional',
      unit_price: -2 * work.unit_price,
    } as const;
    const request = await acts.newRequest();
    const { quote, door, code } = await acts.proven({ request_id: request, lines: [work, reduction] });
    await expect(
      acceptQuote(visitor, door, acceptanceOf(quote, { code, chosen: [reduction.id] })),
    ).rejects.toMatchObject({ code: 'not_a_choice' });
  });

  it('chooses of what there is, and pays what he was shown', async () => {
    const { quote, door, code } = await acts.proven();
    const [fixed, silk, gloss, cleaning] = exampleQuoteLines.map(({ id }) => id) as [
      string,
      string,
      string,
      string,
    ];
    for (const chosen of [[], [silk, gloss], [silk, fixed], [silk, crypto.randomUUID()]])
      await expect(acceptQuote(visitor, door, acceptanceOf(quote, { code, chosen }))).rejects.toMatchObject({
        code: 'not_a_choice',
      });
    const { total } = acceptanceOf(quote);
    await expect(
      acceptQuote(visitor, door, acceptanceOf(quote, { code, total: total - 1 })),
    ).rejects.toMatchObject({ code: 'wrong_total' });
    await expect(
      acceptQuote(visitor, door, acceptanceOf(quote, { code, homeAge: null })),
    ).rejects.toMatchObject({ code: 'home_age_missing' });
    const answer = await acceptQuote(
      visitor,
      door,
      acceptanceOf(quote, { code, chosen: [gloss, cleaning], homeAge: 'newer' }),
    );
    expect(answer.answer?.totals?.vats.map(({ percent }) => percent)).toEqual([21]);
    expect(new Set(answer.answer?.chosen)).toEqual(new Set([gloss, cleaning]));
  });

  it('is taxed by what he told the office before', async () => {
    const { quote, door, code } = await acts.proven({ home_age: 'newer' });
    await expect(acceptQuote(visitor, door, acceptanceOf(quote, { code }))).rejects.toMatchObject({
      code: 'wrong_total',
    });
    const told = acceptanceOf(quote, { code, homeAge: 'newer' });
    expect((await acceptQuote(visitor, door, { ...told, homeAge: null })).answer?.home_age).toBe('newer');
  });

  it('states no age where nothing is painted', async () => {
    const lines = exampleQuoteLines.slice(3, 4).map((line) => ({ ...line, kind: 'fixed' as const }));
    const { quote, door, code } = await acts.proven({ lines });
    const acceptance = acceptanceOf(quote, { code, homeAge: null });
    expect((await acceptQuote(visitor, door, acceptance)).answer?.home_age).toBeNull();
  });

  it('draws nothing but lines, and has a name', async () => {
    const { quote, door, code } = await acts.proven();
    const name = 'Олена Шевченко';
    for (const drawing of ['', 'M1 1', '<svg onload=alert(1)>', 'M1 1L2 2Z', `M1 1${'L2 2'.repeat(6000)}`])
      await expect(
        acceptQuote(
          visitor,
          door,
          acceptanceOf(quote, { code, signature: { kind: 'drawn', name, drawing } }),
        ),
      ).rejects.toMatchObject({ code: '23514' });
    await expect(
      acceptQuote(visitor, door, acceptanceOf(quote, { code, signature: { kind: 'typed', name: ' ' } })),
    ).rejects.toMatchObject({ code: '23514' });
    const drawing = 'M10 20L30 40L599 200M0 0L1 1';
    const answer = await acceptQuote(
      visitor,
      door,
      acceptanceOf(quote, { code, signature: { kind: 'drawn', name, drawing } }),
    );
    expect(answer.answer?.signed_by).toBe(name);
  });

  it('is signed by a name that can be seen, as the page asks it', async () => {
    const seen = ['Олена Шевченко', '李雷', 'محمد', 'می\u200cنا', 'O’Neill-Bakker', 'Jo'];
    const unseen = [
      'J',
      '\u200b\u200b\u200b',
      '\u200c\u200d',
      'Jan \u202etsnre',
      '\u2066Jan',
      '\u3164\u3164',
      'a'.repeat(101),
    ];
    for (const name of [...seen, ...unseen]) {
      const { rows } = await backend.database.query('select private.is_signer_name($1) as is_name', [
        JSON.stringify(name),
      ]);
      expect([name, rows, isSignerName(name)]).toEqual([
        name,
        [{ is_name: seen.includes(name) }],
        seen.includes(name),
      ]);
    }
  });

  it('comes too late after the last day, whose end the job writes down', async () => {
    const { quote, door } = await acts.offered();
    await backend.database.exec('alter table quotes disable trigger keep');
    await backend.database.query('update quotes set valid_until = current_date - 2 where id = $1', [
      quote.id,
    ]);
    await backend.database.exec('alter table quotes enable trigger keep');
    await expect(acceptQuote(visitor, door, acceptanceOf(quote))).rejects.toMatchObject({
      code: 'no_such_step',
    });
    await (await backend.as('service_role')).rpc('apply_retention');
    expect((await readOfferedQuote(visitor, door))?.quote.state).toBe('expired');
  });
});

describe('a code', () => {
  it('is refused where it is wrong, and no more looked at after five', async () => {
    const { quote, door, code } = await acts.proven();
    const wrong = code === '000000' ? '000001' : '000000';
    for (let turn = 0; turn < 5; turn += 1)
      await expect(acceptQuote(visitor, door, acceptanceOf(quote, { code: wrong }))).rejects.toMatchObject({
        code: 'wrong_code',
        status: 409,
      });
    await expect(acceptQuote(visitor, door, acceptanceOf(quote, { code }))).rejects.toMatchObject({
      code: 'code_expired',
    });
  });

  it('works for a quarter of an hour, and the next one takes its place', async () => {
    const { quote, door } = await acts.offered();
    await expect(acceptQuote(visitor, door, acceptanceOf(quote, { code: '123456' }))).rejects.toMatchObject({
      code: 'code_expired',
    });
    await askQuoteCode(visitor, door);
    const first = await codeFor(backend, quote.id);
    await askQuoteCode(visitor, door);
    expect(await codeFor(backend, quote.id)).toBe(first);
    expect(await acts.mailsOf(quote.id)).toEqual(['quote', 'quote-code']);
    await backend.database.query(
      `update private.quote_codes set expires_at = now(), asked_at = now() - interval '15 minutes' where quote_id = $1`,
      [quote.id],
    );
    await expect(acceptQuote(visitor, door, acceptanceOf(quote, { code: first }))).rejects.toMatchObject({
      code: 'code_expired',
    });
    await askQuoteCode(visitor, door);
    expect(await codeFor(backend, quote.id)).toMatch(/^\d{6}$/);
  });

  it('is asked for five times an hour at most', async () => {
    const { quote, door } = await acts.offered();
    const later = () =>
      backend.database.query(
        `update private.quote_codes set asked_at = asked_at - interval '1 minute' where quote_id = $1`,
        [quote.id],
      );
    for (let turn = 0; turn < 5; turn += 1) {
      await askQuoteCode(visitor, door);
      await later();
    }
    await expect(askQuoteCode(visitor, door)).rejects.toMatchObject({ code: 'PT429' });
  });
});
