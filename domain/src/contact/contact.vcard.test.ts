import { expect, test } from 'vitest';
import { exampleContact } from './contact.example.ts';
import { formatVcard } from './contact.vcard.ts';

test('what somebody typed stays one value, whatever it is made of', () => {
  const name = 'Jan; "de schilder", Bakker\\\r\nTEL:0900';
  const card = formatVcard({ ...exampleContact, name });
  expect(card.split('\r\n')).toContain(String.raw`FN:Jan\; "de schilder"\, Bakker\\ TEL:0900`);
  expect(card.match(/^TEL:/gm)).toHaveLength(1);
});
