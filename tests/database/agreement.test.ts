import {
  normaliseEmail,
  normalisePhone,
  normalisePostalCode,
} from '@vakman/domain/contact/contact.normalise';
import { checkQuoteRequest, joinAddress } from '@vakman/domain/quote-request/quote-request.schema';
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { postRow } from './support/http.ts';
import { payloads } from './support/random-payloads.ts';
import { startTestBackend, type TestBackend } from './support/test-backend.ts';

const seed = Math.floor(Math.random() * 2 ** 31);
const sample = (size: number) => fc.sample(payloads, { seed, numRuns: size });

/** Inserts each payload and takes it back: the row as it would be stored, or null where it is refused. */
const verdicts = `
  create function verdicts(payloads text[]) returns setof jsonb language plpgsql as $$
  declare
    payload text;
    stored jsonb;
  begin
    foreach payload in array payloads loop
      begin
        perform public.submit_quote_request(payload::jsonb, '192.0.2.1');
        select to_jsonb(q) into stored from public.quote_requests q;
        raise sqlstate 'VKOK1';
      exception
        when sqlstate 'VKOK1' then return next stored;
        when others then return next null;
      end;
    end loop;
  end $$`;

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend();
  await backend.database.exec(verdicts);
});
afterAll(() => backend.remove());

/** What form and function make of a payload: the columns as they should be stored, or null. */
function expected(payload: unknown): Record<string, string> | null {
  const checked = checkQuoteRequest(payload);
  if (!checked.ok) return null;
  const { value } = checked;
  return {
    ...value,
    address: joinAddress(value),
    email_normalised: normaliseEmail(value.email),
    phone_normalised: normalisePhone(value.phone),
    postal_code_normalised: normalisePostalCode(value.postal_code),
  };
}

describe(`form, function and database (seed ${seed})`, () => {
  it('accept, refuse and tidy the same ten thousand payloads', async () => {
    const all = sample(10_000);
    let accepted = 0;
    for (let from = 0; from < all.length; from += 1000) {
      const batch = all.slice(from, from + 1000);
      const { rows } = await backend.database.query<{ row: Record<string, unknown> | null }>(
        'select row from verdicts($1) as row',
        [batch.map((payload) => JSON.stringify(payload))],
      );
      expect(rows).toHaveLength(batch.length);
      for (const [index, payload] of batch.entries()) {
        const wanted = expected(payload);
        const stored = rows[index]?.row ?? null;
        if (wanted === null) expect(stored, JSON.stringify(payload)).toBeNull();
        else expect(stored, JSON.stringify(payload)).toMatchObject(wanted);
        if (wanted !== null) accepted += 1;
      }
    }
    // A sample of which nearly all or nearly none is accepted would prove little.
    expect(accepted).toBeGreaterThan(1000);
    expect(accepted).toBeLessThan(9000);
  });

  it('agree over HTTP too, where every refusal has a code', async () => {
    for (const payload of sample(300)) {
      const response = await postRow(backend, 'quote_requests', payload);
      const answer = (await response.json().catch(() => ({}))) as { code?: string };
      const verdict = { status: response.status, hasCode: answer.code !== undefined };
      expect(verdict, JSON.stringify(payload)).toEqual(
        expected(payload) === null ? { status: 400, hasCode: true } : { status: 201, hasCode: false },
      );
    }
  });
});
