import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { listsInMessage, withLine, withoutLine } from './quote-request.message-list.ts';

test('what is chosen stands before what is told, one after the other', () => {
  const one = withLine('Graag voor de winter.', 'Latex spuiten');
  expect(one).toBe('• Latex spuiten\n\nGraag voor de winter.');
  expect(withLine(one, 'Houtrot')).toBe('• Latex spuiten\n• Houtrot\n\nGraag voor de winter.');
});

test('an empty message has a line and room for more', () => {
  expect(withLine('', 'Houtrot')).toBe('• Houtrot\n');
  expect(withLine(' \n', 'Houtrot')).toBe('• Houtrot\n');
});

test('a thing is listed once, and one whose name begins like it is another', () => {
  const message = withLine('', 'Schilder');
  expect(withLine(message, 'Schilder')).toBe(message);
  expect(listsInMessage(message, 'Schilderwerk')).toBe(false);
  expect(listsInMessage('Een schilder gezocht', 'Schilder')).toBe(false);
});

test('whoever takes it back has his own words as they were', () => {
  fc.assert(
    fc.property(fc.string(), (told) => {
      const own = told.replace(/^\n+/, '');
      fc.pre(own.trim() !== '' && !own.split('\n').some((line) => line.startsWith('• ')));
      expect(withoutLine(withLine(own, 'Houtrot'), 'Houtrot')).toBe(own);
    }),
  );
  expect(withoutLine('Eigen woorden', 'Houtrot')).toBe('Eigen woorden');
});

test("it joins the assistant's list", () => {
  const answered = 'Nieuwbouw\n• Latex spuiten\n\nAanvullende informatie: ';
  const more = withLine(answered, 'Gevelreiniging');
  expect(more).toBe('Nieuwbouw\n• Latex spuiten\n• Gevelreiniging\n\nAanvullende informatie: ');
  expect(withoutLine(more, 'Gevelreiniging')).toBe(answered);
});
