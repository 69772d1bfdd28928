import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { provinceSlugs, type ProvinceSlug } from '../provinces.ts';
import { serviceSlugs } from '../services.ts';
import { listsInMessage, withLine } from './quote-request.message-list.ts';
import { buildingTypes } from './quote-request.preference-fields.ts';
import { parsePreferences, beginMessage } from './quote-request.preferences.ts';

const serviceNames = {
  gevelreiniging: 'Gevelreiniging',
  binnenschilder: 'Binnenschilderwerk',
  buitenschilder: 'Buitenschilderwerk',
  'houtrot-reparatie': 'Houtrotreparatie',
  'latex-spuiten': 'Latex spuiten',
  schilder: 'Compleet schilderpakket',
};
const provinceNames = Object.fromEntries(provinceSlugs.map((slug) => [slug, slug])) as Record<
  ProvinceSlug,
  string
>;
const words = {
  buildingType: { new: 'Nieuwbouw', existing: 'Bestaande bouw' },
  serviceNames,
  provinceNames,
  province: 'Provincie: {province}',
  area: 'Ongeveer {area} m²',
  states: { good: 'Gaaf', worn: 'Scheuren', poor: 'Losse verf' },
  additionalInformation: 'Aanvullende informatie:',
};

test('the message names the building, each service, and leaves room', () => {
  const preferences = {
    buildingType: 'existing',
    services: ['buitenschilder', 'houtrot-reparatie'],
  } as const;
  expect(beginMessage('', preferences, words)).toBe(
    'Bestaande bouw\n• Buitenschilderwerk\n• Houtrotreparatie\n\nAanvullende informatie: ',
  );
});

test('what was estimated is told with the work, once', () => {
  const estimated = { services: ['latex-spuiten'], area: 60, state: 'worn' } as const;
  const listed = '• Latex spuiten\n• Ongeveer 60 m²\n• Scheuren\n\n';
  expect(beginMessage('Liefst in mei.', estimated, words)).toBe(`${listed}Liefst in mei.`);
  const answered = beginMessage('', { ...estimated, buildingType: 'new' }, words);
  expect(answered).toBe(`Nieuwbouw\n${listed}Aanvullende informatie: `);
  expect(beginMessage(answered, { ...estimated, buildingType: 'new' }, words)).toBe(answered);
});

test('another estimate takes the place of the one before, and nothing else', () => {
  const first = beginMessage(
    '',
    { buildingType: 'existing', services: ['binnenschilder'], area: 60, state: 'worn' },
    words,
  );
  const more = withLine(first, 'Gevelreiniging') + 'Liefst in mei.\n\n• geen haast';
  const second = { buildingType: 'new', services: ['latex-spuiten'], area: 40, state: 'good' } as const;
  expect(beginMessage(more, second, words)).toBe(
    'Nieuwbouw\n• Latex spuiten\n• Ongeveer 40 m²\n• Gaaf\n• Gevelreiniging\n\nAanvullende informatie: Liefst in mei.\n\n• geen haast',
  );
});

test('an estimate joins what a page listed before it, so that its chips stay pressed', () => {
  const listed = beginMessage('Liefst in mei.', { services: ['schilder'], province: 'zeeland' }, words);
  const estimate = {
    buildingType: 'existing',
    services: ['latex-spuiten'],
    area: 40,
    state: 'good',
  } as const;
  const message = beginMessage(listed, estimate, words);
  expect(message).toBe(
    'Bestaande bouw\n• Latex spuiten\n• Ongeveer 40 m²\n• Gaaf\n• Compleet schilderpakket\n• Provincie: zeeland\n\nAanvullende informatie: Liefst in mei.',
  );
  expect(listsInMessage(message, 'Compleet schilderpakket')).toBe(true);
});

test('a beginning that the visitor wrote over is his own text', () => {
  const own = 'Nieuwbouw\n• Latex spuiten\n\nGraag in mei.';
  const answers = { buildingType: 'existing', services: ['schilder'] } as const;
  expect(beginMessage(own, answers, words)).toBe(
    `Bestaande bouw\n• Compleet schilderpakket\n\nAanvullende informatie: ${own}`,
  );
});

test('whatever was typed stays, and the same answers a second time change nothing', () => {
  const preferences = fc.record({
    buildingType: fc.constantFrom(...buildingTypes),
    services: fc.subarray([...serviceSlugs], { minLength: 1, maxLength: 1 }),
    area: fc.integer({ min: 1, max: 1000 }),
    state: fc.constantFrom('good', 'worn', 'poor'),
  });
  const parts = fc.oneof(
    fc.string(),
    fc.constantFrom('Nieuwbouw', 'Aanvullende informatie:', '• ', '\n', '\n\n', 'Ongeveer 4 m²'),
  );
  fc.assert(
    fc.property(fc.array(parts), preferences, preferences, (typed, one, other) => {
      const own = typed.join('').replace(/^\n+/, '');
      fc.pre(!own.startsWith('Nieuwbouw') && !own.startsWith('•'));
      const once = beginMessage(own, one, words);
      expect(once.endsWith(`Aanvullende informatie: ${own}`)).toBe(true);
      expect(beginMessage(once, one, words)).toBe(once);
      expect(beginMessage(once, other, words)).toBe(beginMessage(own, other, words));
    }),
  );
});

test('what a page is about joins what was typed, and a later page only adds', () => {
  const first = beginMessage('Liefst in mei.', { services: ['schilder'], province: 'zeeland' }, words);
  expect(first).toBe('• Compleet schilderpakket\n• Provincie: zeeland\n\nLiefst in mei.');
  const later = beginMessage(first, { services: ['schilder', 'latex-spuiten'], province: 'drenthe' }, words);
  expect(later).toBe('• Compleet schilderpakket\n• Latex spuiten\n• Provincie: drenthe\n\nLiefst in mei.');
  expect(beginMessage('', { services: [], province: 'drenthe' }, words)).toBe('• Provincie: drenthe\n');
});

test('what the assistant stores is read back', () => {
  const preferences = fc.record({
    buildingType: fc.constantFrom(...buildingTypes),
    services: fc.subarray([...serviceSlugs]),
  });
  fc.assert(
    fc.property(preferences, (stored) => {
      expect(parsePreferences(JSON.stringify(stored))).toEqual(stored);
    }),
  );
});

test.each([
  null,
  '',
  '{',
  'null',
  '[]',
  '{}',
  '{"buildingType":"castle","services":[]}',
  '{"buildingType":"new","services":["unknown"]}',
  '{"buildingType":"new","services":"schilder"}',
])('%j says nothing', (stored) => {
  expect(parsePreferences(stored)).toBeUndefined();
});

test('whatever another script stored does no harm', () => {
  fc.assert(fc.property(fc.oneof(fc.string(), fc.json()), (stored) => void parsePreferences(stored)));
});
