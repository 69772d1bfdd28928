import { expect, test } from 'vitest';
import { checkQuoteText } from './check-quote-text.ts';

const words = { name: 'name', text: 'text', unknown: 'unknown {names}' };

test('a language in which nothing stands is left out', () => {
  expect(checkQuoteText({ name: ' Aanhef ', texts: { nl: 'Dag {name}', de: ' \n' } }, words)).toEqual({
    value: { name: 'Aanhef', texts: { nl: 'Dag {name}' } },
    errors: {},
  });
});

test('Dutch and a name are needed, and what cannot be filled in is named', () => {
  expect(checkQuoteText({ name: ' ', texts: { fr: 'Bonjour {nom}' } }, words).errors).toEqual({
    name: 'name',
    nl: 'text',
    fr: 'unknown {nom}',
  });
});
