import type { Figures } from './figures.answers.ts';

const dayLength = 86_400_000;

/** The Mondays of the last weeks up to the one of a day such as `2026-11-23`, the oldest first. */
export function lastWeeks(day: string, count: number): readonly string[] {
  const at = Date.parse(day);
  const monday = at - ((new Date(at).getUTCDay() + 6) % 7) * dayLength;
  return Array.from({ length: count }, (_, index) =>
    new Date(monday - (count - 1 - index) * 7 * dayLength).toISOString().slice(0, 10),
  );
}

type Cell = Figures['requests'][number];

/** What came in each week, one number for each that was asked for. */
export function perWeek<Row extends { readonly week: string }>(
  rows: readonly Row[],
  weeks: readonly string[],
  numberOf: (row: Row) => number,
): readonly number[] {
  const byWeek = Map.groupBy(rows, ({ week }) => week);
  return weeks.map((week) => (byWeek.get(week) ?? []).reduce((sum, row) => sum + numberOf(row), 0));
}

/** What came by one partner, or in one language. */
export interface Share<By extends 'source' | 'language'> {
  /** The partner, null for the firm's own site; or the language. */
  readonly of: Cell[By];
  readonly requests: number;
  readonly won: number;
  /** Requests of each week that was asked for. */
  readonly weeks: readonly number[];
}

/** Who brought how much, or in which language, the most first. */
export function sharesBy<By extends 'source' | 'language'>(
  by: By,
  rows: readonly Cell[],
  weeks: readonly string[],
): readonly Share<By>[] {
  const sum = (own: readonly Cell[], name: 'requests' | 'won') =>
    own.reduce((total, row) => total + row[name], 0);
  return [...Map.groupBy(rows, (row) => row[by])]
    .map(([of, own]) => ({
      of,
      requests: sum(own, 'requests'),
      won: sum(own, 'won'),
      weeks: perWeek(own, weeks, ({ requests }) => requests),
    }))
    .toSorted((one, other) => other.requests - one.requests);
}
