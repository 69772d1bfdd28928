import { fill } from '@vakman/domain/text/fill';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { addresses } from '../../../generated/addresses.ts';
import { browserStorage, type TextStorage } from '../../storage/browser-storage.ts';
import { cleanUp } from './clean-up.ts';
import { takePreferences } from './take-preferences.ts';
import { loadQuoteFormWords } from '../quote-form.words.ts';

function storageWith(items: Record<string, string>) {
  const map = new Map(Object.entries(items));
  const storage: TextStorage = {
    getItem: (key) => map.get(key) ?? null,
    setItem: (key, value) => void map.set(key, value),
    removeItem: (key) => void map.delete(key),
  };
  return { storage, keys: () => [...map.keys()] };
}

function cachesWith(...names: string[]) {
  const left = new Set(names);
  return {
    left,
    caches: {
      keys: async () => [...left],
      delete: async (name: string) => left.delete(name),
    },
  };
}

beforeEach(() => vi.stubGlobal('location', new URL('https://klusgids.example/')));
afterEach(() => vi.unstubAllGlobals());

const stored = {
  'quote-form-data': '',
  'contact-form-data': '',
  'form-draft': '',
  'user-input': '',
  'temp-form-data': '',
};

test('our own site is cleaned of everything that forms left', async () => {
  const { storage, keys } = storageWith({ ...stored, 'cookie-consent': 'accepted' });
  const { left, caches } = cachesWith('my-form', 'app-data', 'pictures');
  await cleanUp({ storages: [storage], caches, ownSite: true });
  expect(keys()).toEqual(['cookie-consent']);
  expect([...left]).toEqual(['pictures']);
});

test("a partner's page loses nothing, nor does another form on it", async () => {
  const { storage, keys } = storageWith(stored);
  const { left, caches } = cachesWith('my-form', 'app-data');
  await cleanUp({ storages: [storage], caches, ownSite: false });
  expect(keys()).toEqual(Object.keys(stored));
  expect([...left]).toEqual(['my-form', 'app-data']);
});

test('blocked storage forgets, and does not throw', () => {
  vi.stubGlobal('localStorage', undefined);
  const refusing = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  };
  for (const blocked of [
    { get: refusing },
    { value: { getItem: refusing, setItem: refusing, removeItem: refusing } },
  ]) {
    Object.defineProperty(globalThis, 'localStorage', { configurable: true, ...blocked });
    const storage = browserStorage('localStorage');
    storage.setItem('key', 'value');
    storage.removeItem('key');
    expect(storage.getItem('key')).toBeNull();
  }
});

test("the assistant's answers become the first lines of the message, once", async () => {
  const words = await loadQuoteFormWords('nl');
  const preferences = JSON.stringify({ buildingType: 'existing', services: ['latex-spuiten', 'schilder'] });
  const { storage, keys } = storageWith({ 'quote-preferences': preferences });
  const { existing, additionalInformation } = words.messages.preferences;
  const { serviceNames } = words.localFacts;
  expect(takePreferences(storage, words)?.({ message: 'Liefst in mei.' }).message).toBe(
    `${existing}\n• ${serviceNames['latex-spuiten']}\n• ${serviceNames.schilder}\n\n${additionalInformation} Liefst in mei.`,
  );
  expect(keys()).toEqual([]);
  expect(takePreferences(storage, words)).toBeUndefined();
});

test.each(['no JSON', '{"buildingType":"castle","services":[]}', 'null'])(
  'preferences "%s" are dropped',
  async (text) => {
    const { storage, keys } = storageWith({ 'quote-preferences': text });
    expect(takePreferences(storage, await loadQuoteFormWords('nl'))).toBeUndefined();
    expect(keys()).toEqual([]);
  },
);

describe('answers in the address', () => {
  const query = '?source=klusgids&building=existing&services=schilder';
  const { storage } = storageWith({});

  test('become the first lines of the message on our own site, and leave it', async () => {
    const words = await loadQuoteFormWords('nl');
    const replaceState = vi.fn();
    vi.stubGlobal('history', { state: 7, replaceState });
    vi.stubGlobal('location', new URL(`${addresses.siteUrl}/offerte-aanvragen${query}`));
    const message = takePreferences(storage, words)?.({ message: '' }).message;
    expect(message).toContain(words.messages.preferences.existing);
    expect(message).toContain(words.localFacts.serviceNames.schilder);
    const [state, , url] = replaceState.mock.calls[0] as [number, string, URL];
    expect([state, url.search]).toEqual([7, '?source=klusgids']);
    vi.stubGlobal('location', url);
    expect(takePreferences(storage, words)).toBeUndefined();
  });

  test('of the page of a service are named once, before what was told already', async () => {
    const words = await loadQuoteFormWords('nl');
    const name = words.localFacts.serviceNames.schilder;
    vi.stubGlobal('history', { state: null, replaceState: vi.fn() });
    vi.stubGlobal('location', new URL(`${addresses.siteUrl}/offerte-aanvragen?services=schilder`));
    const told = takePreferences(storage, words)?.({ message: 'Liefst in mei.' }).message ?? '';
    expect(told).toBe(`• ${name}\n\nLiefst in mei.`);
    expect(takePreferences(storage, words)?.({ message: told }).message).toBe(told);
  });

  test('of a page about a service in a province name both, and leave the address', async () => {
    const words = await loadQuoteFormWords('nl');
    const replaceState = vi.fn();
    vi.stubGlobal('history', { state: 7, replaceState });
    const handed = `${addresses.siteUrl}/offerte-aanvragen?services=schilder&province=zeeland`;
    vi.stubGlobal('location', new URL(handed));
    expect(takePreferences(storage, words)?.({ message: 'Liefst in mei.' }).message).toBe(
      `• ${words.localFacts.serviceNames.schilder}\n• Provincie: Zeeland\n\nLiefst in mei.`,
    );
    const [, , url] = replaceState.mock.calls[0] as [number, string, URL];
    expect(url.search).toBe('');
  });

  test('of an estimate fill in the size, and tell size and state with the work', async () => {
    const words = await loadQuoteFormWords('nl');
    vi.stubGlobal('history', { state: null, replaceState: vi.fn() });
    const handed = `${addresses.siteUrl}/offerte-aanvragen?services=schilder&area=60&state=worn`;
    vi.stubGlobal('location', new URL(handed));
    const { area, states } = words.messages.preferences;
    expect(takePreferences(storage, words)?.({ name: 'Jo', square_meters: '0-25' })).toEqual({
      name: 'Jo',
      square_meters: '50-100',
      message: `• ${words.localFacts.serviceNames.schilder}\n• ${fill(area, { area: 60 })}\n• ${states.worn}\n`,
    });
  });

  test("of an estimate are told beside the assistant's, which were not yet taken", async () => {
    const words = await loadQuoteFormWords('nl');
    vi.stubGlobal('history', { state: null, replaceState: vi.fn() });
    const handed = `${addresses.siteUrl}/offerte-aanvragen?services=schilder&area=60&state=worn&building=existing`;
    vi.stubGlobal('location', new URL(handed));
    const answers = JSON.stringify({ buildingType: 'new', services: ['latex-spuiten'] });
    const { area, states, existing, additionalInformation } = words.messages.preferences;
    const { serviceNames } = words.localFacts;
    const taken = takePreferences(storageWith({ 'quote-preferences': answers }).storage, words);
    expect(taken?.({ message: '' })).toEqual({
      square_meters: '50-100',
      message: `${existing}\n• ${serviceNames.schilder}\n• ${fill(area, { area: 60 })}\n• ${states.worn}\n• ${serviceNames['latex-spuiten']}\n\n${additionalInformation} `,
    });
  });

  test('of a frame are attributes of the form, and stay', async () => {
    vi.stubGlobal('top', {});
    vi.stubGlobal('location', new URL(`${addresses.siteUrl}/embed/quote-form/nl.html?services=schilder`));
    expect(takePreferences(storage, await loadQuoteFormWords('nl'))).toBeUndefined();
  });

  test("of a partner's page are the partner's", async () => {
    vi.stubGlobal('location', new URL(`https://klusgids.example/${query}`));
    expect(takePreferences(storage, await loadQuoteFormWords('nl'))).toBeUndefined();
  });
});
