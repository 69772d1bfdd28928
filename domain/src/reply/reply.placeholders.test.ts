import { expect, test } from 'vitest';
import { fillReply, openPlaceholders, replyPlaceholders, unknownPlaceholders } from './reply.placeholders.ts';

const values = { name: '{phone}', reference: '3F2A-91C4', company: 'Firma', phone: '036', sender: 'Sanne' };

test('a template is filled in once: what somebody typed as his name opens nothing else', () => {
  expect(fillReply('Dag {name}, {reference} — {sender}, {company}, {phone}', values)).toBe(
    'Dag {phone}, 3F2A-91C4 — Sanne, Firma, 036',
  );
});

test.each(['{naam}', '{}', '{ name }', '{name }', '{Name}'])('%s is none, and stays as it is', (text) => {
  expect(unknownPlaceholders(`Dag ${text}, ${text} {name}`)).toEqual([text.slice(1, -1)]);
  expect(fillReply(text, values)).toBe(text);
});

test('what is still open is named', () => {
  expect(openPlaceholders('Dag {name} en {sender} {naam}')).toEqual(['name', 'sender']);
  expect(openPlaceholders(replyPlaceholders.map((name) => `{${name}}`).join())).toEqual(replyPlaceholders);
  expect(openPlaceholders('{ name }')).toEqual([]);
});
