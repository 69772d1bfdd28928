import { expect, test } from 'vitest';
import { shapeFaults } from './file-shape.ts';
import { repositoryFiles } from './repository.ts';

test('every file has a telling name and one reason', () => {
  expect(repositoryFiles().flatMap(shapeFaults)).toEqual([]);
});

test.each([
  'site/src/utils/a.ts',
  'domain/src/helpers.ts',
  'commands/build/new.ts',
  'commands/new/helpers.ts',
  'widgets/src/core/a.ts',
  'widgets/src/form-v2/v2.ts',
  'widgets/src/QuoteForm.tsx',
  'site/src/quote_form.ts',
  'site/src/a.spec.ts',
  'supabase/migrations/1_Bad.sql',
])('%s is refused', (path) => {
  expect(shapeFaults({ path, text: '' })).not.toEqual([]);
});

test('a file that grew too long is refused', () => {
  expect(shapeFaults({ path: 'site/src/a.ts', text: '\n'.repeat(251) })).toHaveLength(1);
  expect(shapeFaults({ path: 'site/src/a.ts', text: '\n'.repeat(100) })).toEqual([]);
});

test.each([
  'site/src/pages/quote-form.11ty.tsx',
  'site/src/_data/routes.ts',
  'commands/new/new.ts',
  'supabase/migrations/20261121000100_deny_first.sql',
  'tests/e2e/a.spec.ts',
])('%s is fine', (path) => {
  expect(shapeFaults({ path, text: '' })).toEqual([]);
});
