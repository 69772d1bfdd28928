import type { QuoteLine } from './quote.lines.ts';
import { vatOf, writtenPercent, type HomeAge, type Vat } from './quote.vat.ts';

/** Amounts in cents; what is with tax is what a consumer pays. */
export interface LineTotal extends Vat {
  readonly unitPrice: number;
  readonly total: number;
  /** The tax in the total. */
  readonly vat: number;
}

export interface VatTotal {
  readonly percent: number;
  readonly total: number;
  readonly vat: number;
}

export interface QuoteTotals {
  readonly total: number;
  readonly withoutVat: number;
  /** By rate, the lower first; none that taxes nothing. */
  readonly vats: readonly VatTotal[];
}

/**
 * A quotient in whole cents, halves away from zero, so that what is taken off weighs as much as what is charged.
 * Numbers are whole, their product below 2^53.
 */
function rounded(dividend: number, divisor: number): number {
  const size = Math.abs(dividend);
  const whole = Math.floor(size / divisor);
  const cents = 2 * (size - whole * divisor) >= divisor ? whole + 1 : whole;
  return dividend < 0 ? 0 - cents : cents;
}

/**
 * What a line costs, and the tax in it, rounded line by line: tax may be rounded for each service or for the whole,
 * always in the same way, and a third decimal of five or more goes up.
 *
 * Source: Belastingdienst, “Btw-bedrag afronden”. As of 2026.
 */
export function lineTotal(line: QuoteLine, age: HomeAge): LineTotal {
  const vat = vatOf(line.work, age);
  const written = writtenPercent(line.work);
  const unitPrice =
    vat.percent === written ? line.unit_price : rounded(line.unit_price * (100 + vat.percent), 100 + written);
  const total = rounded(line.quantity * unitPrice, 1000);
  return { ...vat, unitPrice, total, vat: rounded(total * vat.percent, 100 + vat.percent) };
}

/**
 * What a job costs with what was chosen.
 *
 * @param chosen ids of the optional lines and of one line of each group of alternatives.
 */
export function quoteTotals(
  lines: readonly QuoteLine[],
  age: HomeAge,
  chosen: ReadonlySet<string>,
): QuoteTotals {
  const counted = lines
    .filter(({ id, kind }) => kind === 'fixed' || chosen.has(id))
    .map((line) => lineTotal(line, age));
  const percents = [...new Set(counted.map(({ percent }) => percent))].toSorted((a, b) => a - b);
  const vats = percents.map((percent) => {
    const same = counted.filter((line) => line.percent === percent);
    return {
      percent,
      total: same.reduce((sum, { total }) => sum + total, 0),
      vat: same.reduce((sum, { vat }) => sum + vat, 0),
    };
  });
  const total = vats.reduce((sum, each) => sum + each.total, 0);
  return { total, withoutVat: vats.reduce((rest, { vat }) => rest - vat, total), vats };
}
