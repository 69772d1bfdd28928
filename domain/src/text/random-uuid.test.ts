import { afterEach, expect, test, vi } from 'vitest';
import { randomUuid } from './random-uuid.ts';

afterEach(() => vi.unstubAllGlobals());

const many = Array.from({ length: 2000 }, randomUuid);

test('each is a UUID of version 4, and no two are the same', () => {
  for (const id of many)
    expect(id).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
  expect(new Set(many).size).toBe(many.length);
});

test('every digit that may be any is any', () => {
  const fixed = new Map([
    [8, '-'],
    [13, '-'],
    [14, '4'],
    [18, '-'],
    [19, '89ab'],
    [23, '-'],
  ]);
  for (let place = 0; place < 36; place += 1) {
    const seen = new Set(many.map((id) => id[place]));
    expect(seen).toEqual(new Set(fixed.get(place) ?? '0123456789abcdef'));
  }
});

test('a page that is not secure has them too', () => {
  const secure = crypto;
  vi.stubGlobal('crypto', {
    getRandomValues: (bytes: Uint8Array<ArrayBuffer>) => secure.getRandomValues(bytes),
  });
  expect(randomUuid()).toMatch(/^[\da-f-]{36}$/);
});
