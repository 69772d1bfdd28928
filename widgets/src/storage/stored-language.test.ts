import { afterEach, expect, test, vi } from 'vitest';
import { storedLanguage, storeLanguage } from './stored-language.ts';

afterEach(() => vi.unstubAllGlobals());

function visitor(stored: string | null, cookie: string) {
  const page = { cookie };
  const storage = { getItem: () => stored, setItem: vi.fn<(key: string, value: string) => void>() };
  vi.stubGlobal('localStorage', storage);
  vi.stubGlobal('document', page);
  return { page, storage };
}

test.each([
  ['fr', 'i18nextLng=de', 'fr'],
  [null, 'a=1; i18nextLng=de; b=2', 'de'],
  ['klingon', 'i18nextLng=uk', 'uk'],
  [null, 'xi18nextLng=de', undefined],
  [null, 'i18nextLng=../evil', undefined],
  [null, '', undefined],
])('local storage %j and cookie %j mean %s', (stored, cookie, language) => {
  visitor(stored, cookie);
  expect(storedLanguage()).toBe(language);
});

test('a choice is kept in both places', () => {
  const { page, storage } = visitor(null, '');
  storeLanguage('es');
  expect(storage.setItem).toHaveBeenCalledWith('i18nextLng', 'es');
  expect(page.cookie).toBe('i18nextLng=es; path=/; max-age=31536000; samesite=lax');
});

test('blocked storage says nothing and breaks nothing', () => {
  const blocked = () => {
    throw new DOMException('blocked', 'SecurityError');
  };
  vi.stubGlobal('localStorage', { getItem: blocked, setItem: blocked });
  vi.stubGlobal('document', Object.defineProperty({}, 'cookie', { get: blocked, set: blocked }));
  expect(storedLanguage()).toBeUndefined();
  expect(() => storeLanguage('de')).not.toThrow();
});
