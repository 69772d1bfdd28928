import { expect, test } from 'vitest';
import { repositoryFiles } from './repository.ts';
import { unfinishedFaults } from './unfinished.ts';

test('nothing is left undone and no test is switched off', () => {
  const files = repositoryFiles().filter(({ path }) => /\.(tsx?|mjs|css|sql|html|ya?ml|json)$/.test(path));
  expect(files.flatMap(unfinishedFaults)).toEqual([]);
});

// Words in two parts, so that this file is not its own finding.
const words = (...parts: string[]) => parts.join('');

test.each([
  ['site/src/a.ts', `// ${words('TO', 'DO')}: later`],
  ['supabase/migrations/a.sql', `-- ${words('FIX', 'ME')}`],
  ['site/src/a.test.ts', words('test.', "skip('a', () => {});")],
  ['tests/e2e/a.spec.ts', words('test.describe.', "only('a', () => {});")],
  ['tests/e2e/a.spec.ts', words('test.', 'fixme();')],
  ['site/src/a.ts', words('// @ts-', 'ignore')],
  ['site/src/a.ts', words('const a = b as ', 'any;')],
])('%s: %s is refused', (path, text) => {
  expect(unfinishedFaults({ path, text })).toHaveLength(1);
});

test('ordinary lines are fine', () => {
  const text = "test.each([1])('a', () => {});\nconst only = items.skip(1);\ntype Company = string;";
  expect(unfinishedFaults({ path: 'site/src/a.test.ts', text })).toEqual([]);
});
