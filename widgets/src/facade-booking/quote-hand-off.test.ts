import { expect, test } from 'vitest';
import { emptyValues } from './facade-booking.fields.ts';
import { choicesInWords, quoteDraft } from './quote-hand-off.ts';
import messages from './messages/nl.json' with { type: 'json' };

const values = {
  ...emptyValues,
  square_meters: '500+',
  material: 'brick',
  access: 'free',
  impregnation: 'no',
  name: 'Jo',
  remarks: 'Er is een kraan.',
};
const inWords = [
  `Materiaal: ${messages.choices.material.brick}`,
  `Hoe komen wij bij de gevel: ${messages.choices.access.free}`,
  `Ook impregneren: ${messages.choices.impregnation.no}`,
  'Er is een kraan.',
].join('\n');

test('what the quote form has no field for becomes its message', () => {
  expect(choicesInWords(values, messages)).toBe(inWords);
  expect(quoteDraft(values, messages)).toEqual({ square_meters: '500+', name: 'Jo', message: inWords });
});

test('what stands in the quote form already is not lost, and not said twice', () => {
  const before = { email: 'jo@example.test', name: 'J.', message: 'Ook de schuur.' };
  const draft = quoteDraft(values, messages, before);
  expect(draft).toEqual({
    email: 'jo@example.test',
    name: 'Jo',
    square_meters: '500+',
    message: `${inWords}\n\nOok de schuur.`,
  });
  expect(quoteDraft(values, messages, draft)).toEqual(draft);
});

test('who comes again with other choices has them told once, beside all that he wrote', () => {
  const once = quoteDraft(values, messages, { message: 'Ook de schuur.' });
  const again = quoteDraft({ ...values, material: 'concrete', remarks: '' }, messages, once);
  expect(again.message).toBe(
    [
      `Materiaal: ${messages.choices.material.concrete}`,
      `Hoe komen wij bij de gevel: ${messages.choices.access.free}`,
      `Ook impregneren: ${messages.choices.impregnation.no}`,
      '',
      'Er is een kraan.',
      '',
      'Ook de schuur.',
    ].join('\n'),
  );
});
