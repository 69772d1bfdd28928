import { expect, test } from 'vitest';
import { translations } from './localised-texts.ts';
import { otherDays, otherRates, typedDays } from './same-promises.ts';

const texts = translations();

test('terms, questions, costs and pages name the days of a promise by placeholder', () => {
  expect(texts.flatMap(typedDays)).toEqual([]);
});

test('booking, mails and documents say of a withdrawal what the law says', () => {
  expect(texts.flatMap(otherDays)).toEqual([]);
});

test('no text knows another rate of VAT than the rules of quotes', () => {
  expect(texts.flatMap(otherRates)).toEqual([]);
});

test('other days, typed days and another rate are told', () => {
  const said = {
    place: 'content/terms/en.md 4',
    language: 'en',
    text: 'Pay within 8 days.',
    dutch: 'Factuur',
  } as const;
  expect(typedDays(said)).toEqual(['content/terms/en.md 4 (en): 8 days']);
  expect(typedDays({ ...said, text: 'Pay within {paymentDays} days.' })).toEqual([]);
  const mail = { place: 'supabase/functions/send-mails', language: 'nl', dutch: '' } as const;
  expect(otherDays({ ...mail, text: 'U mag binnen 15 dagen herroepen.' })).toHaveLength(1);
  expect(otherDays({ ...mail, text: 'Wat u betaalde, krijgt u binnen 30 dagen terug.' })).toHaveLength(1);
  expect(otherDays({ ...mail, text: 'U mag binnen 14 dagen herroepen.' })).toEqual([]);
  expect(otherRates({ ...said, text: 'The price includes 19 per cent VAT.' })).toHaveLength(1);
});
