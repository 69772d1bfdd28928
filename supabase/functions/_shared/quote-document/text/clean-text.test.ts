import { expect, test } from 'vitest';
import { hostileTexts } from '../../fixtures/hostile-texts.ts';
import { cleanText } from './clean-text.ts';

test('lines are kept, and one empty one between them', () => {
  expect(cleanText('  een \r\n\u2028\v\n\n twee\fdrie ')).toBe('een\n\ntwee\ndrie');
});

test('what has no shape goes, and spaces are ones that our fonts have', () => {
  expect(cleanText('a\u00adb\u202ec\u0000d\ufe0f\ud800\u200de\u{e0041}')).toBe('abcde');
  expect(cleanText('1\u2009234\u3000m')).toBe('1 234 m');
  expect(cleanText('e\u0301')).toBe('é');
});

test.each(hostileTexts)('of %j nothing is left that hides or turns', (text) => {
  expect(cleanText(text)).not.toMatch(/(?!\n)[\p{Cc}\p{Cf}\p{Cs}]/u);
});
