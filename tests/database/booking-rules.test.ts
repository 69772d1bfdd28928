import { bookingPrice } from '@vakman/domain/booking/booking.price';
import { checkBooking } from '@vakman/domain/booking/booking.schema';
import {
  normaliseEmail,
  normalisePhone,
  normalisePostalCode,
} from '@vakman/domain/contact/contact.normalise';
import { servedTown } from '@vakman/domain/service-area';
import { exampleBooking } from '@vakman/domain/booking/booking.example';
import { exampleFacts } from '@vakman/supabase/local/booking-desk/example-desk';
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bookings, type RandomBooking } from './support/random-bookings.ts';
import { startTestBackend, type TestBackend } from './support/test-backend.ts';

const seed = Math.floor(Math.random() * 2 ** 31);

const { rules, price } = exampleFacts();
/** Every size fits a day, so that rules of the payload alone decide. */
const visitMinutes = { ...rules.visitMinutes, '200-500': 60, '500+': 60 };
const facts = {
  rules: { ...rules, visitMinutes },
  price,
  servedTowns: [{ name: 'Almere', ranges: [[1200, 1399]] }],
};

/** Books each payload at a free time and takes it back: the row as it would be stored, or the broken rule. */
const verdicts = `
  create function verdicts(payloads text[]) returns setof jsonb language plpgsql as $$
  declare
    payload text;
    stored jsonb;
    broken text;
  begin
    foreach payload in array payloads loop
      begin
        perform public.book_facade_cleaning_for('192.0.2.1', payload::jsonb);
        select to_jsonb(b) into stored from public.facade_bookings b;
        raise sqlstate 'VKOK1';
      exception
        when sqlstate 'VKOK1' then return next stored;
        when check_violation then
          get stacked diagnostics broken = constraint_name;
          return next to_jsonb(broken);
        when others then return next to_jsonb(sqlstate);
      end;
    end loop;
  end $$`;

let backend: TestBackend;
let startsAt: string;
beforeAll(async () => {
  backend = await startTestBackend();
  await backend.database.exec(verdicts);
  await backend.database.query('select public.set_booking_rules($1)', [facts]);
  const { rows } = await backend.database.query<{ starts_at: string }>(
    `select starts_at from public.available_slots('100-200') limit 1`,
  );
  startsAt = rows[0]?.starts_at ?? '';
});
afterAll(() => backend.remove());

/** The rule that is broken, or the code of what is no text that can be stored: NUL, half a character. */
const refusal = /^(facade_bookings_[a-z_]+|22P05|22P02)$/;

/** What form and function make of a payload: the columns as they should be stored, or null. */
function expected(payload: RandomBooking) {
  const impregnation = typeof payload.impregnation === 'boolean' ? (payload.impregnation ? 'yes' : 'no') : '';
  const checked = checkBooking({ ...payload, impregnation });
  if (!checked.ok || !servedTown(checked.value.postal_code, facts.servedTowns as never)) return null;
  const { value } = checked;
  return {
    ...value,
    impregnation: payload.impregnation,
    price: bookingPrice(value, facts.price),
    email_normalised: normaliseEmail(value.email),
    phone_normalised: normalisePhone(value.phone),
    postal_code_normalised: normalisePostalCode(value.postal_code),
  };
}

describe(`form, function and database (seed ${seed})`, () => {
  it('accept, refuse, tidy and price the same two thousand bookings', async () => {
    const all = fc.sample(bookings, { seed, numRuns: 2000 });
    let accepted = 0;
    for (let from = 0; from < all.length; from += 500) {
      const batch = all.slice(from, from + 500);
      const { rows } = await backend.database.query<{ verdict: unknown }>(
        'select verdict from verdicts($1) as verdict',
        [batch.map((payload) => JSON.stringify({ ...exampleBooking({ starts_at: startsAt }), ...payload }))],
      );
      for (const [index, payload] of batch.entries()) {
        const wanted = expected(payload);
        const { verdict } = rows[index] ?? {};
        if (wanted === null) expect(verdict, JSON.stringify(payload)).toMatch(refusal);
        else expect(verdict, JSON.stringify(payload)).toMatchObject(wanted);
        if (wanted !== null) accepted += 1;
      }
    }
    // A sample of which nearly all or nearly none is accepted would prove little.
    expect(accepted).toBeGreaterThan(200);
    expect(accepted).toBeLessThan(1800);
  });
});
