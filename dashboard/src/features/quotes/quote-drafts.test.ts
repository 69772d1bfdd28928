import { exampleQuoteLines } from '@vakman/domain/quote/quote.example';
import { quoteDraftsKey } from '@vakman/domain/stored-items/stored-keys';
import { beforeEach, expect, test } from 'vitest';
import { keepQuote, readKept } from './quote-drafts.ts';
import { typedQuote } from './typed-quote.ts';

const kept = new Map<string, string>();
const storage = {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
} as Storage;
const typed = typedQuote(
  {
    request_id: null,
    project_id: null,
    replaces: null,
    language: 'uk',
    name: 'Олена',
    email: 'olena@',
    street_address: '',
    postal_code: '',
    title: '',
    introduction: '',
    conditions: '',
    photos: [],
    home_age: null,
    lines: [...exampleQuoteLines],
  },
  'nl',
);
const quote = { userId: 'somebody', version: 3, typed };

beforeEach(() => kept.clear());

test('what is typed into one quote stands beside that of others, for whoever typed it', () => {
  keepQuote('one', quote, storage);
  keepQuote('other', { ...quote, version: null }, storage);
  expect(readKept('one', 'somebody', storage)).toEqual(quote);
  expect(readKept('one', 'somebody else', storage)).toBeUndefined();
  keepQuote('one', undefined, storage);
  expect(readKept('one', 'somebody', storage)).toBeUndefined();
  expect(readKept('other', 'somebody', storage)).toMatchObject({ version: null });
});

test.each(['', '{', '[]', '{"one":7}', '{"one":{"userId":"somebody","version":1,"typed":{}}}'])(
  'what a browser kept as %j is nothing',
  (text) => {
    kept.set(quoteDraftsKey, text);
    expect(readKept('one', 'somebody', storage)).toBeUndefined();
    expect(readKept('toString', 'somebody', storage)).toBeUndefined();
  },
);

test('a browser that keeps nothing stops nobody', () => {
  const full = {
    ...storage,
    setItem: () => {
      throw new Error('full');
    },
  } as Storage;
  expect(() => keepQuote('one', quote, full)).not.toThrow();
});
