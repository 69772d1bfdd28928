import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { serviceSlugs } from '../services.ts';
import { buildingTypes } from './quote-request.preference-fields.ts';
import { parsePreferences, preferencesMessage } from './quote-request.preferences.ts';

const serviceNames = {
  gevelreiniging: 'Gevelreiniging',
  binnenschilder: 'Binnenschilderwerk',
  buitenschilder: 'Buitenschilderwerk',
  'houtrot-reparatie': 'Houtrotreparatie',
  'latex-spuiten': 'Latex spuiten',
  schilder: 'Compleet schilderpakket',
};
const words = {
  buildingType: { new: 'Nieuwbouw', existing: 'Bestaande bouw' },
  serviceNames,
  additionalInformation: 'Aanvullende informatie:',
};

test('the message names the building, each service, and leaves room', () => {
  const preferences = {
    buildingType: 'existing',
    services: ['buitenschilder', 'houtrot-reparatie'],
  } as const;
  expect(preferencesMessage({ ...preferences, services: [...preferences.services] }, words)).toBe(
    'Bestaande bouw\n• Buitenschilderwerk\n• Houtrotreparatie\n\nAanvullende informatie: ',
  );
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
