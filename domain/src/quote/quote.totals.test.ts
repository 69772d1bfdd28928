import * as fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { firstChoice } from './quote.choices.ts';
import { exampleQuoteLines } from './quote.example.ts';
import { quoteLimits, quoteLineKinds, quoteUnits, quoteWorks, type QuoteLine } from './quote.lines.ts';
import { lineTotal, quoteTotals } from './quote.totals.ts';
import { homeAges, type HomeAge } from './quote.vat.ts';

/** Whole cents of a fraction, halves away from zero, by exact numbers. */
function exactly(dividend: bigint, divisor: bigint): bigint {
  const size = dividend < 0n ? -dividend : dividend;
  const cents = (size * 2n + divisor) / (divisor * 2n);
  return dividend < 0n ? -cents : cents;
}

const rates: Readonly<Record<HomeAge, Readonly<Record<QuoteLine['work'], bigint>>>> = {
  older: { painting: 9n, other: 21n },
  newer: { painting: 21n, other: 21n },
};

/** The same sums, done another way. */
function independently(lines: readonly QuoteLine[], age: HomeAge, chosen: ReadonlySet<string>) {
  const sums = new Map<number, { total: bigint; vat: bigint }>();
  for (const { id, kind, quantity, unit_price, work } of lines) {
    if (kind !== 'fixed' && !chosen.has(id)) continue;
    const rate = rates[age][work];
    const written = rates.older[work];
    const unit = exactly(BigInt(unit_price) * (100n + rate), 100n + written);
    const total = exactly(BigInt(quantity) * unit, 1000n);
    const sum = sums.get(Number(rate)) ?? { total: 0n, vat: 0n };
    sum.total += total;
    sum.vat += total - exactly(total * 100n, 100n + rate);
    sums.set(Number(rate), sum);
  }
  return sums;
}

const lines = fc.array(
  fc.record({
    id: fc.uuid(),
    kind: fc.constantFrom(...quoteLineKinds),
    group: fc.constantFrom('', 'Verf', 'Steiger'),
    title: fc.constant('Iets'),
    description: fc.constant(''),
    quantity: fc.integer({ min: 1, max: quoteLimits.quantity }),
    unit: fc.constantFrom(...quoteUnits),
    unit_price: fc.integer({ min: -quoteLimits.unitPrice, max: quoteLimits.unitPrice }),
    work: fc.constantFrom(...quoteWorks),
  }),
  { maxLength: quoteLimits.lines },
);

test('totals are what exact numbers make of the same lines', () => {
  fc.assert(
    fc.property(lines, fc.constantFrom(...homeAges), fc.infiniteStream(fc.boolean()), (all, age, coin) => {
      const chosen = new Set(all.filter(() => coin.next().value).map(({ id }) => id));
      const { total, withoutVat, vats } = quoteTotals(all, age, chosen);
      const expected = independently(all, age, chosen);
      expect(vats).toEqual(
        [...expected]
          .toSorted(([a], [b]) => a - b)
          .map(([percent, sum]) => ({ percent, total: Number(sum.total), vat: Number(sum.vat) })),
      );
      const sum = (of: (each: { total: bigint; vat: bigint }) => bigint) =>
        Number([...expected.values()].reduce((all, each) => all + of(each), 0n));
      expect(total).toBe(sum((each) => each.total));
      expect(withoutVat).toBe(sum((each) => each.total - each.vat));
    }),
    { numRuns: 2000 },
  );
});

test('what is taken off weighs as much as what is charged', () => {
  fc.assert(
    fc.property(lines, fc.constantFrom(...homeAges), (all, age) => {
      const off = all.map((line) => ({ ...line, unit_price: -line.unit_price }));
      const chosen = new Set(all.map(({ id }) => id));
      expect(quoteTotals(off, age, chosen).total).toBe(0 - quoteTotals(all, age, chosen).total);
    }),
  );
});

describe('a line', () => {
  const [line] = exampleQuoteLines;
  if (!line) throw new Error('no line');

  it('rounds its third decimal of five up', () => {
    expect(lineTotal({ ...line, quantity: 1500, unit_price: 333 }, 'older').total).toBe(500);
    expect(lineTotal({ ...line, quantity: 500, unit_price: 333 }, 'older').total).toBe(167);
    expect(lineTotal({ ...line, quantity: 500, unit_price: -333 }, 'older').total).toBe(-167);
  });

  it('costs what the site says for a home of more than two years, and more tax for a newer one', () => {
    const wall = { ...line, quantity: 60_000, unit_price: 995 };
    expect(lineTotal(wall, 'older')).toMatchObject({ total: 59_700, vat: 4929, reason: 'older-home' });
    expect(lineTotal(wall, 'newer')).toMatchObject({ unitPrice: 1105, total: 66_300, percent: 21 });
  });

  it('is taxed as all else where it is no painting, whatever the home', () => {
    for (const age of homeAges)
      expect(lineTotal({ ...line, work: 'other' }, age)).toMatchObject({ percent: 21, reason: 'other-work' });
  });
});

test('what is open counts nothing, and of alternatives one does', () => {
  const chosen = firstChoice(exampleQuoteLines);
  expect(quoteTotals(exampleQuoteLines, 'older', chosen)).toEqual({
    total: 53_288 + 50_838 - 5000,
    withoutVat: 99_126 - 8185,
    vats: [{ percent: 9, total: 99_126, vat: 8185 }],
  });
  const [, , glossy, cleaning] = exampleQuoteLines;
  const more = quoteTotals(exampleQuoteLines, 'older', new Set([glossy?.id ?? '', cleaning?.id ?? '']));
  expect(more.vats.map(({ percent, total }) => [percent, total])).toEqual([
    [9, 53_288 + 72_275 - 5000],
    [21, 50_700],
  ]);
});
