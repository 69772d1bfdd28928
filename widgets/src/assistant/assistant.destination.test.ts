import { readHandOff } from '@vakman/domain/hand-off/hand-off.reading';
import { afterEach, expect, test, vi } from 'vitest';
import { addresses } from '../../generated/addresses.ts';
import { destination } from './assistant.destination.ts';

const handOff = {
  source: 'klusgids',
  preferences: { buildingType: 'existing', services: ['gevelreiniging', 'schilder'] },
} as const;

afterEach(() => vi.unstubAllGlobals());

test("from a partner's page the way on takes the partner's name and the answers along", () => {
  vi.stubGlobal('location', new URL('https://klusgids.example/'));
  const { origin, pathname, searchParams } = new URL(destination('de', ['schilder'], handOff));
  expect(origin + pathname).toBe(`${addresses.siteUrl}/de/offerte-aanvragen`);
  expect(readHandOff(searchParams)).toEqual(handOff);
});

test('to the booking, too', () => {
  vi.stubGlobal('location', new URL('https://klusgids.example/'));
  const { pathname, searchParams } = new URL(destination('nl', ['gevelreiniging'], handOff));
  expect(pathname).toBe('/gevelreiniging-booking');
  expect(searchParams.get('source')).toBe('klusgids');
});

test('on our own site the answers lie in the storage of the tab, and the address is plain', () => {
  vi.stubGlobal('location', new URL(addresses.siteUrl));
  expect(destination('nl', ['schilder'], handOff)).toBe(`${addresses.siteUrl}/offerte-aanvragen`);
});
