import { expect, test } from 'vitest';
import { storedItems } from './stored-items/stored-items.ts';
import { allowsMore, consentChoices, consentDateKey, consentKey, isConsentChoice } from './consent.ts';

test('only a click allows more than the site needs', () => {
  expect(consentChoices.filter(allowsMore)).toEqual(['accepted']);
  expect(allowsMore(undefined)).toBe(false);
});

test.each(['accepted', 'declined', 'auto-accepted'])('%s is a choice', (text) => {
  expect(isConsentChoice(text)).toBe(true);
});

test.each([null, undefined, '', 'Accepted', 'true'])('%j is none', (value) => {
  expect(isConsentChoice(value)).toBe(false);
});

test('choice and date are on the list that visitors are shown', () => {
  const purposeOf = (name: string) => storedItems.find(({ key }) => key === name)?.purpose;
  expect([purposeOf(consentKey), purposeOf(consentDateKey)]).toEqual(['consent', 'consent-date']);
});
