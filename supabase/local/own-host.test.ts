import { expect, it } from 'vitest';
import { isOwnHost } from './own-host.ts';

it.each(['127.0.0.1:4173', 'localhost:4173', 'LOCALHOST:4173', '[::1]:4173'])(
  '%s is this machine',
  (host) => {
    expect(isOwnHost(host, 4173)).toBe(true);
  },
);

it.each([
  'attacker.example:4173',
  'localhost.attacker.example:4173',
  '127.0.0.1.attacker.example:4173',
  'attacker.example@127.0.0.1.attacker.example:4173',
  'localhost:4174',
  'localhost',
  'localhost:4173:1',
  'a@localhost:4173',
  'localhost:4173/x',
  'localhost:4173?',
  '[::1',
  '',
  undefined,
])('%s is not', (host) => {
  expect(isOwnHost(host, 4173)).toBe(false);
});

it('knows the name that a site has elsewhere, and the port that needs no saying', () => {
  expect(isOwnHost('vakman.example', 4173, ['vakman.example'])).toBe(true);
  expect(isOwnHost('localhost', 80)).toBe(true);
});
