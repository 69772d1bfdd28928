import { expect, test } from 'vitest';
import { translations } from './localised-texts.ts';
import { otherNumbers, typedAmount, typedNumbers } from './typed-numbers.ts';

test('a promise has the same numbers in every language', () => {
  expect(translations().flatMap(otherNumbers)).toEqual([]);
});

test('no text types a price', () => {
  expect(translations().flatMap(typedAmount)).toEqual([]);
});

test.each([
  ['binnen 14 dagen, uiterlijk na 30', ['14', '30']],
  ['in {changeWorkingDays} days', []],
  ['bis 2.000 Zeichen', ['2000']],
  ['2 000 caractères', ['2000']],
  ['9,5 % или 21 %', ['21', '9.5']],
  ['Een kwartier geldig', ['15']],
])('"%s" types %j', (text, numbers) => {
  expect(typedNumbers(text)).toEqual(numbers);
});

test('another number, and a typed price, are told', () => {
  const said = {
    place: 'content/terms/fr.md 4',
    language: 'fr' as const,
    text: '15 jours',
    dutch: '14 dagen',
  };
  expect(otherNumbers(said)).toEqual(['content/terms/fr.md 4 (fr): 15 instead of 14']);
  expect(otherNumbers({ ...said, place: 'content/messages home.title' })).toEqual([]);
  expect(typedAmount({ ...said, text: 'Dès 35 € le mètre carré' })).toHaveLength(1);
});
