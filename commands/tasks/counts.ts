/** How many tests did what. A step that is no test counts as one. */
export interface Counts {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

export const onePassed: Counts = { passed: 1, failed: 0, skipped: 0 };
export const oneFailed: Counts = { passed: 0, failed: 1, skipped: 0 };

export function sum(all: readonly Counts[]): Counts {
  const total = { passed: 0, failed: 0, skipped: 0 };
  for (const counts of all) {
    total.passed += counts.passed;
    total.failed += counts.failed;
    total.skipped += counts.skipped;
  }
  return total;
}

/** `12 passed, 0 failed`, and the skipped where there are any. */
export function summary({ passed, failed, skipped }: Counts): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}

/** Counts in a report of Vitest (`--reporter=json`). */
export function vitestCounts(report: unknown): Counts {
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests } = report as Record<string, number>;
  return {
    passed: numPassedTests ?? 0,
    failed: numFailedTests ?? 0,
    skipped: (numPendingTests ?? 0) + (numTodoTests ?? 0),
  };
}

/** Counts in a report of Playwright (reporter `json`); a test that passed at the second attempt passed. */
export function playwrightCounts(report: unknown): Counts {
  const { expected, flaky, unexpected, skipped } = (report as { stats: Record<string, number> }).stats;
  return { passed: (expected ?? 0) + (flaky ?? 0), failed: unexpected ?? 0, skipped: skipped ?? 0 };
}

/**
 * How many tests of a report of Vitest (`--reporter=json`) or of Playwright (reporter `json`) failed at first and
 * passed when they were tried again.
 */
export function secondAttempts(report: unknown): number {
  const { stats, testResults = [] } = report as {
    readonly stats?: { readonly flaky?: number };
    readonly testResults?: readonly {
      readonly assertionResults: readonly {
        readonly status: string;
        readonly failureMessages: readonly string[];
      }[];
    }[];
  };
  const repeated = testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status, failureMessages }) => status === 'passed' && failureMessages.length > 0);
  return (stats?.flaky ?? 0) + repeated.length;
}

/** Says so where a test passed at the second attempt only: it passed, and is worth a look. */
export function tellSecondAttempts(name: string, report: unknown): void {
  const count = secondAttempts(report);
  if (count > 0) process.stdout.write(`  ${name}: ${count} passed at the second attempt only\n`);
}

/**
 * What a runner's report is worth beside its exit code: one that ran nothing, or ended badly without naming a failed
 * test (a file that does not load, a fault outside any test), has failed.
 */
export function trusted(counts: Counts, exitCode: number): Counts {
  const silent = counts.failed === 0 && (exitCode !== 0 || counts.passed === 0);
  return silent ? { ...counts, failed: 1 } : counts;
}
