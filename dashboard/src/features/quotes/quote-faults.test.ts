import type { TypedLine, TypedQuote } from '@vakman/domain/quote/quote.drafts';
import { exampleQuoteLines } from '@vakman/domain/quote/quote.example';
import { expect, test } from 'vitest';
import { draftOf, headFaults, lineFaults, wholeFaults } from './quote-faults.ts';
import { emptyLine, typedQuote } from './typed-quote.ts';

const quote = {
  request_id: null,
  project_id: null,
  replaces: null,
  language: 'nl' as const,
  name: 'Jan Jansen',
  email: 'jan@example.org',
  street_address: 'Dorpsstraat 1',
  postal_code: '1315 AB',
  title: 'Kozijnen',
  introduction: '',
  conditions: '',
  photos: [],
  home_age: null,
  lines: [...exampleQuoteLines],
};
const typed = (changes: Partial<TypedQuote> = {}): TypedQuote => ({ ...typedQuote(quote, 'nl'), ...changes });
const line = (changes: Partial<TypedLine>): TypedLine => ({
  ...emptyLine(),
  title: 'Gronden',
  price: '10',
  ...changes,
});

test('what is typed comes to what was read', () => {
  expect(draftOf(typed())).toEqual(quote);
});

test('a line says what it lacks, and nothing is stored while it does', () => {
  const wrong = line({ title: ' ', quantity: 'veel', price: '', kind: 'alternative' });
  expect(lineFaults(wrong)).toEqual(['title', 'quantity', 'price', 'group']);
  expect(draftOf(typed({ lines: [wrong] }))).toBeUndefined();
});

test('a line that is no alternative loses what it was an alternative to', () => {
  expect(draftOf(typed({ lines: [line({ group: 'Verf', kind: 'optional' })] }))?.lines).toMatchObject([
    { group: '', unit_price: 1000 },
  ]);
});

test('whom it is for and what it is called are needed', () => {
  expect(headFaults(typed({ name: '', email: 'jan@', title: ' ' }))).toEqual(['name', 'email', 'title']);
  expect(draftOf(typed({ email: 'jan@' }))).toBeUndefined();
});

test('it is sent with something to pay for, of each alternative another, and a sum that is one', () => {
  const [fixed, silk, , option] = exampleQuoteLines;
  if (!fixed || !silk || !option) throw new Error('too few lines');
  expect(wholeFaults(exampleQuoteLines)).toEqual([]);
  expect(wholeFaults([])).toEqual(['nothing']);
  expect(wholeFaults([option])).toEqual(['nothing']);
  expect(wholeFaults([fixed, silk])).toEqual(['alone']);
  expect(wholeFaults([{ ...fixed, unit_price: -100 }])).toEqual(['negative']);
  expect(wholeFaults([{ ...fixed, quantity: 99_999_999, unit_price: 10_000_000 }])).toEqual(['tooMuch']);
});
