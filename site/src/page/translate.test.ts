import { expect, test } from 'vitest';
import { translator, type MessageKey } from './translate.ts';

test('the firm fills its own placeholders, the caller the others', () => {
  expect(translator('nl')('footer.rights', { year: 2026 })).toMatch(/2026/);
  expect(translator('nl')('hero.badges.experience')).toMatch(/^\d+\+/);
});

test('an ampersand stays one, because React escapes', () => {
  expect(translator('en')('languageSwitcher.current', { code: 'en', language: 'A & <B>' })).toContain(
    'A & <B>',
  );
});

test('a key that is not there, or a placeholder without a value, is a fault of the build', () => {
  expect(() => translator('nl')('hero.nothing' as MessageKey)).toThrow('hero.nothing');
  expect(() => translator('nl')('footer.rights')).toThrow('{year}');
});
