import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { estimatedArea, surfaceStates } from '../estimate/estimate.ts';
import { buildingTypes } from '../quote-request/quote-request.preference-fields.ts';
import { provinceSlugs } from '../provinces.ts';
import { serviceSlugs } from '../services.ts';
import { handOffAddress } from './hand-off.address.ts';
import { readHandOff } from './hand-off.reading.ts';

const page = 'https://vakman.example/de/offerte-aanvragen';
const read = (address: string) => readHandOff(new URL(address).searchParams);

test('what is handed over is read again', () => {
  const preferences = fc.record(
    {
      buildingType: fc.constantFrom(...buildingTypes),
      services: fc.subarray([...serviceSlugs], { minLength: 1 }),
      province: fc.constantFrom(...provinceSlugs),
      area: fc.integer(estimatedArea),
      state: fc.constantFrom(...surfaceStates),
    },
    { requiredKeys: ['services'] },
  );
  fc.assert(
    fc.property(
      fc.option(preferences, { nil: undefined }),
      fc.constantFrom('klusgids', undefined),
      (chosen, source) => {
        const handed = { source, preferences: chosen };
        expect(read(handOffAddress(page, handed))).toEqual(handed);
      },
    ),
  );
});

test('an address keeps what it had', () => {
  expect(handOffAddress(`${page}?a=1#form`, { source: 'klusgids' })).toBe(`${page}?a=1&source=klusgids#form`);
  expect(handOffAddress(`${page}?source=old`, { source: 'new' })).toBe(`${page}?source=new`);
  expect(handOffAddress(page, {})).toBe(page);
});

test.each([
  'source=Klus%20Gids',
  'source=%3Cscript%3E',
  `source=${'x'.repeat(65)}`,
  'building=new',
  'building=new&services=unknown',
  'area=40&state=worn',
  'services=unknown&province=atlantis',
  'name=Jo&email=jo@example.test&message=hello',
])('%s hands nothing over', (query) => {
  expect(read(`${page}?${query}`)).toEqual({ source: undefined, preferences: undefined });
});

test('of services that somebody made up those that there are come over, each once', () => {
  expect(read(`${page}?building=new&services=schilder.x.schilder.gevelreiniging`).preferences).toEqual({
    buildingType: 'new',
    services: ['gevelreiniging', 'schilder'],
  });
});

test('a service, a place or both come over without a building', () => {
  expect(read(`${page}?building=castle&services=schilder`).preferences).toEqual({ services: ['schilder'] });
  expect(read(`${page}?province=zeeland`).preferences).toEqual({ services: [], province: 'zeeland' });
});

test.each(['area=0', 'area=1001', 'area=40.5', 'area=-4', 'area=many', 'state=castle'])(
  '%s stays behind',
  (query) => {
    expect(read(`${page}?services=schilder&${query}`).preferences).toEqual({ services: ['schilder'] });
  },
);
