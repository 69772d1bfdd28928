import { expect, it } from 'vitest';
import { filledText, unknownInText } from './quote-texts.placeholders.ts';

const values = { name: 'Jan {phone}', address: 'Dorpsstraat 1', company: 'Vakman', phone: '036 123 45 67' };

it('a text is filled in, and what somebody is called is not looked at again for braces', () => {
  expect(filledText({ texts: { nl: 'Dag {name}, bel {phone}.' } }, 'nl', values)).toBe(
    'Dag Jan {phone}, bel 036 123 45 67.',
  );
});

it('a text is that of the language, or the Dutch one', () => {
  const texts = { nl: 'Dag', uk: 'Добрий день' };
  expect([filledText({ texts }, 'uk', values), filledText({ texts }, 'de', values)]).toEqual([
    'Добрий день',
    'Dag',
  ]);
});

it('what cannot be filled in is named once', () => {
  expect(unknownInText('{naam} {phone} {naam} {}')).toEqual(['naam', '']);
});
