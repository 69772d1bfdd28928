import { expect, test } from 'vitest';
import { importFaults } from './import-direction.ts';
import { isCode, repositoryFiles } from './repository.ts';

const faults = (path: string, text: string) => importFaults({ path, text });

test('every import of the product follows the flow of data', () => {
  const files = repositoryFiles().filter(isCode);
  expect(files.length).toBeGreaterThan(50);
  expect(files.flatMap(importFaults)).toEqual([]);
});

test.each([
  ['widgets/src/a.ts', "import { x } from '@vakman/content/company'"],
  ['widgets/src/a.ts', "import { x } from '@vakman/supabase/local/keys'"],
  ['widgets/src/a.ts', "import { readFile } from 'node:fs'"],
  ['domain/src/a.ts', "import { x } from '@vakman/tokens/colours'"],
  ['domain/src/a.ts', "import x from 'i18next'"],
  ['tokens/src/a.ts', "export * from '@vakman/domain/text'"],
  ['content/src/a.ts', "import type { X } from '@vakman/site/routes'"],
  ['supabase/functions/a/index.ts', "let x: import('@vakman/widgets/a').X"],
  ['site/src/a.tsx', "const x = await import('@vakman/supabase/client/a')"],
  ['site/src/a.tsx', "import { writeFacts } from '@vakman/facts/write-facts'"],
  ['facts/src/a.ts', "import { x } from '@vakman/supabase/client/a'"],
  ['site/src/a.tsx', "import { build } from '@vakman/commands/build/build.ts'"],
  ['widgets/src/a.ts', "import '@vakman/stories/support/a.ts'"],
  ['stories/site/a.tsx', "import { x } from '@vakman/commands/a.ts'"],
  ['commands/a.ts', "import { x } from '@vakman/tests/support/a.ts'"],
  ['widgets/src/a.ts', "import '../../content/src/a.ts'"],
  ['elsewhere/src/a.ts', "import 'react'"],
  ['dashboard/src/a.ts', "import { x } from '@vakman/content/company'"],
  ['widgets/src/a.ts', "import { x } from '@vakman/dashboard/a.ts'"],
  ['site/src/a.tsx', "import { x } from '@vakman/dashboard/a.ts'"],
])('%s may not hold %s', (path, text) => {
  expect(faults(path, text)).toHaveLength(1);
});

test.each([
  ['widgets/src/a.ts', "import { x } from '@vakman/supabase/client/a'"],
  ['widgets/build/a.ts', "import { readFile } from 'node:fs'"],
  ['domain/src/a.ts', "import * as z from 'zod/mini'"],
  ['domain/src/a.ts', "import { Temporal } from 'temporal-polyfill'"],
  ['domain/src/a.test.ts', "import { test } from 'vitest'"],
  ['site/src/a.tsx', "import { x } from '@vakman/widgets/a'; import './b.ts'"],
  ['stories/widgets/a.stories.tsx', "import { x } from '@vakman/widgets/a'"],
  ['tests/e2e/a.spec.ts', "import { x } from '@vakman/commands/a.ts'"],
])('%s may hold %s', (path, text) => {
  expect(faults(path, text)).toEqual([]);
});
