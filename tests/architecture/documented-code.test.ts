import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '@vakman/commands/settings/settings.ts';
import { expect, test } from 'vitest';
import { documentedBlocks } from '../support/documented-code.ts';

/** What runs the code of docs/embedding.md: it names each block by its heading and number. */
const runners = [
  'tests/e2e/documented-code.spec.ts',
  'tests/e2e/kit-snippets.spec.ts',
  'tests/e2e/kit-package.spec.ts',
  'tests/e2e/wordpress.spec.ts',
  'tests/functions/partner-webhooks-journey.test.ts',
  'tests/hosts/documented-policy.ts',
  'tests/site/widget-package.test.ts',
].map((path) => readFileSync(join(root, path), 'utf8'));

test('every block of code that others are told to paste is run by a test', () => {
  const blocks = documentedBlocks();
  expect(blocks.length).toBeGreaterThan(20);
  const untried = blocks.filter(({ key }) => !runners.some((text) => text.includes(`'${key}'`)));
  expect(untried.map(({ key }) => key)).toEqual([]);
});
