import { beforeEach, expect, test } from 'vitest';
import { replyDraftsKey } from '@vakman/domain/stored-items/stored-keys';
import { keepReply, readReply } from './reply-drafts.ts';

const kept = new Map<string, string>();
const storage = {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
} as Storage;
const letter = { language: 'de', subject: 'Ihre Anfrage', body: 'Guten Tag' } as const;

beforeEach(() => kept.clear());

test('what is typed for one request stands beside that of others, until it is sent', () => {
  keepReply('one', letter, storage);
  keepReply('other', { ...letter, body: 'Bis morgen' }, storage);
  expect(readReply('one', storage)).toEqual(letter);
  keepReply('one', undefined, storage);
  expect(readReply('one', storage)).toBeUndefined();
  expect(readReply('other', storage)).toMatchObject({ body: 'Bis morgen' });
});

test.each(['', '{', '[]', '{"one":7}', '{"one":{"language":"xx","subject":"","body":""}}'])(
  'what a browser kept as %j is nothing',
  (text) => {
    kept.set(replyDraftsKey, text);
    expect(readReply('one', storage)).toBeUndefined();
    expect(readReply('toString', storage)).toBeUndefined();
  },
);

test('a browser that keeps nothing stops nobody', () => {
  const full = {
    ...storage,
    setItem: () => {
      throw new Error('full');
    },
  } as Storage;
  expect(() => keepReply('one', letter, full)).not.toThrow();
});
