import { expect, test } from 'vitest';
import { isServiceSlug, serviceSlugs } from './services.ts';

test('a slug of the catalogue is told from everything else', () => {
  expect(serviceSlugs.every((slug) => isServiceSlug(slug))).toBe(true);
  for (const other of ['', 'schilder-almere', 'Schilder', undefined, 3])
    expect(isServiceSlug(other)).toBe(false);
});
