import { expect, test } from 'vitest';
import { lateFaults } from './late-parts.ts';
import { repositoryFiles } from './repository.ts';

test('whatever of the dashboard comes late is asked for again where a deploy took it away', () => {
  const files = repositoryFiles().filter(
    ({ path }) => /^dashboard\/src\/.*\.tsx?$/.test(path) && !path.includes('.test.'),
  );
  expect(files.flatMap(lateFaults)).toEqual([]);
});

test.each([
  "const Part = lazy(() => import('./part.tsx'));",
  "const { zip } = await import('client-zip');",
  'const late = () =>\n  import(\n    "./part.ts"\n  );',
])('%s is refused', (text) => {
  expect(lateFaults({ path: 'dashboard/src/a.ts', text })).toHaveLength(1);
});

test.each([
  "const Part = lazyPage(() => import('./part.tsx'), words);",
  "const page = lazyPage(\n    () => import('./page.tsx'), words);",
  "await importPart(() => import('client-zip'));",
  "type Part = typeof import('./part.ts');",
  "import { part } from './part.ts';",
])('%s is fine', (text) => {
  expect(lateFaults({ path: 'dashboard/src/a.ts', text })).toEqual([]);
});
