import { expect, test } from 'vitest';
import { checkTemplate } from './check-template.ts';

const words = { name: 'name', subject: 'subject', body: 'body', open: 'open', unknown: 'unknown {names}' };
const nl = { subject: 'Uw aanvraag', body: 'Dag {name}' };

test('a language in which nothing stands is left out', () => {
  const typed = { name: ' Bellen ', texts: { nl, de: { subject: ' ', body: '\n' } } };
  expect(checkTemplate(typed, words)).toEqual({ value: { name: 'Bellen', texts: { nl } }, errors: {} });
});

test('Dutch and a name are needed, and half a text is none', () => {
  expect(checkTemplate({ name: ' ', texts: { fr: { subject: '', body: 'Bonjour' } } }, words).errors).toEqual(
    {
      name: 'name',
      'nl-subject': 'subject',
      'nl-body': 'body',
      'fr-subject': 'subject',
    },
  );
});

test('what cannot be filled in is named', () => {
  const texts = { nl: { ...nl, body: 'Dag {naam}, {}' } };
  expect(checkTemplate({ name: 'Bellen', texts }, words).errors).toEqual({ 'nl-body': 'unknown {naam}, {}' });
});
