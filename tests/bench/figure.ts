/** One measured thing. Smaller is better, unless the goal is exact. */
export interface Figure {
  readonly name: string;
  readonly value: number;
  readonly unit: 'B' | 's' | 'ms' | '×' | 'calls' | 'requests' | 'shift' | 'points' | 'clients';
  /** At most this; where `exact`, this and nothing else. */
  readonly goal: number;
  readonly exact?: boolean;
  /** Something to compare with, in words. */
  readonly reference?: string;
}

export const isMet = ({ value, goal, exact = false }: Figure) => (exact ? value === goal : value <= goal);

/** Figures as `dist/bench.json` holds them. */
export function report(figures: readonly Figure[]) {
  return figures.map((figure) => {
    const { name, value, unit, goal } = figure;
    return { name, value, unit, goal, met: isMet(figure) };
  });
}

const number = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 3 });

/** A table for the terminal: figure, goal, reference, verdict. */
export function table(figures: readonly Figure[]): string {
  const rows = figures.map((figure) => [
    figure.name,
    `${number.format(figure.value)} ${figure.unit}`,
    `${figure.exact ? '=' : '≤'} ${number.format(figure.goal)}`,
    figure.reference ?? '',
    isMet(figure) ? 'met' : 'missed',
  ]);
  const all = [['', 'figure', 'goal', 'reference', 'verdict'], ...rows];
  const widths =
    all[0]?.map((_cell, column) => Math.max(...all.map((row) => row[column]?.length ?? 0))) ?? [];
  const numeric = new Set([1, 2]);
  return all
    .map((row) =>
      row
        .map((cell, column) => {
          const width = widths[column] ?? 0;
          return numeric.has(column) ? cell.padStart(width) : cell.padEnd(width);
        })
        .join('   ')
        .trimEnd(),
    )
    .join('\n');
}
