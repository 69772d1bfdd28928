import { firstChoice } from '@vakman/domain/quote/quote.choices';
import { exampleQuoteLines } from '@vakman/domain/quote/quote.example';
import {
  quoteLimits,
  quoteLineKinds,
  quoteLineSchema,
  quoteUnits,
  quoteWorks,
  type QuoteLine,
} from '@vakman/domain/quote/quote.lines';
import { quoteStates, quoteSteps } from '@vakman/domain/quote/quote.states';
import { quoteTotals } from '@vakman/domain/quote/quote.totals';
import { homeAges } from '@vakman/domain/quote/quote.vat';
import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestBackend, type TestBackend } from './support/test-backend.ts';

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend();
});
afterAll(() => backend.remove());

const ask = async (expression: string, ...values: unknown[]) => {
  const { rows } = await backend.database.query<{ answer: unknown }>(
    `select ${expression} as answer`,
    values,
  );
  return rows[0]?.answer;
};

const line = fc
  .record({
    id: fc.uuid(),
    kind: fc.constantFrom(...quoteLineKinds),
    group: fc.constantFrom('Verf', 'Steiger'),
    title: fc.constant('Iets'),
    description: fc.constant(''),
    quantity: fc.integer({ min: 1, max: quoteLimits.quantity }),
    unit: fc.constantFrom(...quoteUnits),
    unit_price: fc.integer({ min: -quoteLimits.unitPrice, max: quoteLimits.unitPrice }),
    work: fc.constantFrom(...quoteWorks),
  })
  .map((each): QuoteLine => (each.kind === 'alternative' ? each : { ...each, group: '' }));
const lines = fc.uniqueArray(line, { maxLength: 20, selector: ({ id }) => id });

it('adds a quote up as the page that shows it', async () => {
  await fc.assert(
    fc.asyncProperty(lines, fc.constantFrom(...homeAges), async (all, age) => {
      const chosen = new Set([...firstChoice(all), ...all.slice(0, 3).map(({ id }) => id)]);
      expect(await ask('private.quote_totals($1, $2, $3)', JSON.stringify(all), age, [...chosen])).toEqual(
        quoteTotals(all, age, chosen),
      );
      expect(new Set((await ask('private.first_choice($1)', JSON.stringify(all))) as string[])).toEqual(
        firstChoice(all),
      );
    }),
    { numRuns: 150 },
  );
});

const [good] = exampleQuoteLines;
const spoilt: readonly unknown[] = [
  null,
  'line',
  [],
  {},
  { ...good, id: 'x' },
  { ...good, kind: 'extra' },
  { ...good, kind: null },
  { ...good, title: '' },
  { ...good, title: 'x'.repeat(quoteLimits.title + 1) },
  { ...good, title: 5 },
  { ...good, description: null },
  { ...good, description: 'x'.repeat(quoteLimits.description + 1) },
  { ...good, group: 'x'.repeat(quoteLimits.group + 1) },
  { ...good, quantity: 0 },
  { ...good, quantity: 1.5 },
  { ...good, quantity: '1000' },
  { ...good, quantity: quoteLimits.quantity + 1 },
  { ...good, quantity: 1e300 },
  { ...good, unit: 'box' },
  { ...good, unit_price: quoteLimits.unitPrice + 1 },
  { ...good, unit_price: -quoteLimits.unitPrice - 1 },
  { ...good, unit_price: null },
  { ...good, work: 'plumbing' },
];

it('takes the lines that the page takes, and no other', async () => {
  const takes = (value: unknown) => ask('private.are_quote_lines($1)', JSON.stringify(value));
  expect(await takes(exampleQuoteLines)).toBe(true);
  expect(await takes([])).toBe(true);
  for (const each of spoilt) {
    expect(quoteLineSchema.safeParse(each).success, JSON.stringify(each)).toBe(false);
    expect(await takes([each]), JSON.stringify(each)).toBe(false);
  }
  for (const value of ['lines', 5, null, { 0: good }, [good, good], [{ ...good, more: 1 }]])
    expect(await takes(value), JSON.stringify(value)).toBe(false);
  const many = (count: number) => Array.from({ length: count }, () => ({ ...good, id: crypto.randomUUID() }));
  expect([await takes(many(quoteLimits.lines)), await takes(many(quoteLimits.lines + 1))]).toEqual([
    true,
    false,
  ]);
});

it('goes from state to state as the page says', async () => {
  for (const from of quoteStates)
    for (const to of quoteStates)
      expect(await ask('private.is_quote_step($1, $2)', from, to), `${from} to ${to}`).toBe(
        (quoteSteps[from] as readonly string[]).includes(to),
      );
});
