import { expect, test } from 'vitest';
import { playwrightCounts, secondAttempts, sum, summary, trusted, vitestCounts } from './counts.ts';

test('the summary names skipped tests only where there are any', () => {
  expect(summary({ passed: 12, failed: 0, skipped: 0 })).toBe('12 passed, 0 failed');
  expect(summary({ passed: 1, failed: 2, skipped: 3 })).toBe('1 passed, 2 failed, 3 skipped');
});

test('counts of all runners are added', () => {
  const total = sum([
    { passed: 1, failed: 2, skipped: 3 },
    { passed: 10, failed: 20, skipped: 30 },
  ]);
  expect(total).toEqual({ passed: 11, failed: 22, skipped: 33 });
});

test('the reports of both runners are read', () => {
  const vitest = { numPassedTests: 5, numFailedTests: 1, numPendingTests: 2, numTodoTests: 1 };
  expect(vitestCounts(vitest)).toEqual({ passed: 5, failed: 1, skipped: 3 });
  const playwright = { stats: { expected: 4, flaky: 1, unexpected: 2, skipped: 3 } };
  expect(playwrightCounts(playwright)).toEqual({ passed: 5, failed: 2, skipped: 3 });
});

test('a runner that failed without a failed test, or ran none, has failed', () => {
  const good = { passed: 3, failed: 0, skipped: 0 };
  expect(trusted(good, 0)).toEqual(good);
  expect(trusted(good, 1).failed).toBe(1);
  expect(trusted({ passed: 0, failed: 0, skipped: 4 }, 0).failed).toBe(1);
  expect(trusted({ passed: 3, failed: 2, skipped: 0 }, 1).failed).toBe(2);
});

test('tests that passed at the second attempt are counted in the reports of both runners', () => {
  const passed = { status: 'passed', failureMessages: [] };
  const repeated = { status: 'passed', failureMessages: ['expected 1 to be 2'] };
  const failed = { status: 'failed', failureMessages: ['expected 1 to be 2', 'expected 1 to be 2'] };
  const vitest = { testResults: [{ assertionResults: [passed, repeated] }, { assertionResults: [failed] }] };
  expect(secondAttempts(vitest)).toBe(1);
  expect(secondAttempts({ stats: { expected: 4, flaky: 2 } })).toBe(2);
  expect(secondAttempts({ stats: {} })).toBe(0);
});
