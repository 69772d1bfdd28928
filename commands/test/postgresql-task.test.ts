import { expect, test, vi } from 'vitest';
import { postgresqlTask } from './postgresql-task.ts';

vi.mock(import('../provide/provide-packages.ts'), async () => {
  const { SentenceError } = await import('../progress/sentence-error.ts');
  return {
    mayInstall: () => false,
    providePackages: () => {
      throw new SentenceError('Install PostgreSQL.');
    },
  };
});

test('a machine without a server has its tests counted as skipped, and is told what to install', async () => {
  expect(await postgresqlTask([]).run()).toEqual({
    counts: { passed: 0, failed: 0, skipped: 1 },
    output: 'Install PostgreSQL.',
  });
});
