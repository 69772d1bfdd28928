import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { provinceSlugs, type ProvinceSlug } from '../provinces.ts';
import { serviceSlugs } from '../services.ts';
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
