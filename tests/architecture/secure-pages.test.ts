import { expect, test } from 'vitest';
import { isCode, isTest, repositoryFiles } from './repository.ts';
import { securePageFaults } from './secure-pages.ts';

/** Only tests and stories have examples. */
const isExample = (path: string) => path.endsWith('.example.ts');

test('what runs on pages of partners asks for nothing that only secure pages have', () => {
  const code = repositoryFiles().filter(
    (file) => isCode(file) && !isTest(file.path) && !isExample(file.path),
  );
  expect(code.flatMap(securePageFaults)).toEqual([]);
});

test.each([
  ['widgets/src/a.tsx', 'const id = crypto.randomUUID();'],
  ['widgets/src/a.ts', 'const { randomUUID } = crypto;'],
  ['domain/src/a.ts', "export const hash = (text: Uint8Array) => crypto.subtle.digest('SHA-256', text);"],
  ['supabase/client/a.ts', "await globalThis.caches?.open('a');"],
])('%s: %s is refused', (path, text) => {
  expect(securePageFaults({ path, text })).toHaveLength(1);
});

test.each([
  ['widgets/src/a.ts', '/** Not by `crypto.randomUUID`. */ crypto.getRandomValues(new Uint8Array(16));'],
  ['supabase/functions/a.ts', 'const id = crypto.randomUUID();'],
])('%s: %s is fine', (path, text) => {
  expect(securePageFaults({ path, text })).toEqual([]);
});
