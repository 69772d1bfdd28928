import type { PartnerMonth } from './partner-figures.answers.ts';

export type Counts = Omit<PartnerMonth, 'source' | 'month'>;

/** What a partner brought in all months that were asked for. */
export interface PartnerTotal extends Counts {
  readonly source: string | null;
  /** Each month that was asked for, the newest first, also where nothing came. */
  readonly months: readonly (Counts & { readonly month: string })[];
}

const nothing: Counts = { requests: 0, answered: 0, in_time: 0, won: 0, bookings: 0, worth: 0 };
const names = Object.keys(nothing) as (keyof Counts)[];

const sumOf = (rows: readonly Counts[]): Counts =>
  Object.fromEntries(
    // In cents, or 0.1 and 0.2 make something else than 0.3.
    names.map((name) => [name, rows.reduce((sum, row) => sum + Math.round(row[name] * 100), 0) / 100]),
  ) as unknown as Counts;

/** The last months up to one, such as `2026-11`, the newest first. */
export function lastMonths(newest: string, count: number): readonly string[] {
  const [year = 0, month = 0] = newest.split('-').map(Number);
  return Array.from({ length: count }, (_, back) =>
    new Date(Date.UTC(year, month - 1 - back, 1)).toISOString().slice(0, 7),
  );
}

/**
 * Partners by what they brought, the most first; the firm's own site is one of them where something came by it.
 *
 * @param known sources that are listed also where nothing came by them.
 */
export function partnerTotals(
  rows: readonly PartnerMonth[],
  months: readonly string[],
  known: readonly string[] = [],
): readonly PartnerTotal[] {
  const wanted = rows.filter(({ month }) => months.includes(month));
  const bySource = Map.groupBy(wanted, ({ source }) => source);
  for (const source of known) if (!bySource.has(source)) bySource.set(source, []);
  const totals = [...bySource].map(([source, own]) => ({
    source,
    ...sumOf(own),
    months: months.map((month) => ({ month, ...sumOf(own.filter((row) => row.month === month)) })),
  }));
  return totals.toSorted((one, other) => other.requests + other.bookings - one.requests - one.bookings);
}
