import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { namesService, withoutService, withService } from './quote-request.named-services.ts';

test('services stand before what is told, one after the other', () => {
  const one = withService('Graag voor de winter.', 'Latex spuiten');
  expect(one).toBe('• Latex spuiten\n\nGraag voor de winter.');
  expect(withService(one, 'Houtrot')).toBe('• Latex spuiten\n• Houtrot\n\nGraag voor de winter.');
});

test('an empty message has a line and room for more', () => {
  expect(withService('', 'Houtrot')).toBe('• Houtrot\n');
  expect(withService(' \n', 'Houtrot')).toBe('• Houtrot\n');
});

test('a service is named once, and one whose name begins like it is another', () => {
  const message = withService('', 'Schilder');
  expect(withService(message, 'Schilder')).toBe(message);
  expect(namesService(message, 'Schilderwerk')).toBe(false);
  expect(namesService('Een schilder gezocht', 'Schilder')).toBe(false);
});

test('whoever takes it back has his own words as they were', () => {
  fc.assert(
    fc.property(fc.string(), (told) => {
      const own = told.replace(/^\n+/, '');
      fc.pre(own.trim() !== '' && !own.split('\n').some((line) => line.startsWith('• ')));
      expect(withoutService(withService(own, 'Houtrot'), 'Houtrot')).toBe(own);
    }),
  );
  expect(withoutService('Eigen woorden', 'Houtrot')).toBe('Eigen woorden');
});
