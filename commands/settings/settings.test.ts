import { expect, test } from 'vitest';
import { portUses, readSettings } from './settings.ts';

test('without any setting everything is on this machine', () => {
  const settings = readSettings({});
  expect(settings.addresses.siteUrl).toBe('http://localhost:4173');
  expect(settings.addresses.supabaseUrl).toBe('http://127.0.0.1:54321');
  expect(settings.partnerUrl).toBe('http://127.0.0.1:4174');
  expect(settings.dataFolder).toMatch(/\/\.vakman$/);
  expect(settings.hosted).toBe(false);
});

test('tests have ports of their own, and leave a hosted project alone', () => {
  const hosted = { SUPABASE_URL: 'https://x.supabase.co', SUPABASE_PUBLISHABLE_KEY: 'key' };
  const settings = readSettings({ ...hosted, SITE_URL: 'https://vakman.example' }, 'test');
  expect(settings.ports).toEqual({
    site: 4183,
    partner: 4184,
    api: 54_331,
    mail: 54_334,
    smtp: 54_335,
    storybook: 6016,
  });
  expect(settings.addresses.siteUrl).toBe('http://localhost:4183');
  expect(settings.addresses.supabaseUrl).toBe('http://127.0.0.1:54331');
});

test('a changed port changes the address', () => {
  const settings = readSettings({ VAKMAN_SITE_PORT: '5000', VAKMAN_API_PORT: '5001' });
  expect(settings.addresses.siteUrl).toBe('http://localhost:5000');
  expect(settings.addresses.supabaseUrl).toBe('http://127.0.0.1:5001');
  expect(portUses(settings, ['site'])[0]).toMatchObject({ port: 5000, variable: 'VAKMAN_SITE_PORT' });
});

test('a hosted project is taken with its key, and addresses lose their last slash', () => {
  const settings = readSettings({
    SUPABASE_URL: 'https://x.supabase.co/',
    SUPABASE_PUBLISHABLE_KEY: 'key',
    SITE_URL: 'https://vakman.example/',
  });
  expect(settings.addresses).toEqual({
    siteUrl: 'https://vakman.example',
    supabaseUrl: 'https://x.supabase.co',
    supabasePublishableKey: 'key',
  });
  expect(settings.hosted).toBe(true);
});

test.each([
  [{ VAKMAN_SITE_PORT: 'abc' }, 'VAKMAN_SITE_PORT is "abc"'],
  [{ VAKMAN_API_PORT: '70000' }, 'VAKMAN_API_PORT is "70000"'],
  [{ SUPABASE_URL: 'https://x.supabase.co' }, 'SUPABASE_PUBLISHABLE_KEY is missing'],
  [{ SUPABASE_PUBLISHABLE_KEY: 'key' }, 'SUPABASE_URL is missing'],
  [{ SITE_URL: 'vakman.example' }, 'SITE_URL is "vakman.example"'],
  [{ SITE_URL: 'vakman.example:8080' }, 'SITE_URL is "vakman.example:8080"'],
  [{ SITE_URL: 'ftp://vakman.example' }, 'SITE_URL is "ftp://vakman.example"'],
  [{ SITE_URL: 'https://vakman.example/nl' }, 'SITE_URL is "https://vakman.example/nl"'],
  [{ SITE_URL: 'https://vakman.example/?a' }, 'SITE_URL is "https://vakman.example/?a"'],
  [{ SUPABASE_URL: 'x', SUPABASE_PUBLISHABLE_KEY: 'key' }, 'SUPABASE_URL is "x"'],
])('%j is refused', (environment, sentence) => {
  expect(() => readSettings(environment)).toThrow(sentence);
});
