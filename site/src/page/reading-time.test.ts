import { expect, test } from 'vitest';
import { readingMinutes } from './reading-time.ts';

test('reading takes at least a minute, and longer for more', () => {
  expect(readingMinutes('Kort.', 'nl')).toBe(1);
  expect(readingMinutes('woord '.repeat(600), 'nl')).toBe(3);
  expect(readingMinutes('油漆干了。'.repeat(300), 'zh')).toBeGreaterThan(2);
});
