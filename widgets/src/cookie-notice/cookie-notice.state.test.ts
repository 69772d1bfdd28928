import { expect, test } from 'vitest';
import { describeConsent, parseConsent } from './cookie-notice.state.ts';
import nl from './messages/nl.json' with { type: 'json' };
import zh from './messages/zh.json' with { type: 'json' };

const time = '2026-11-21T09:30:00.000Z';

test('choice and date are read, each for itself', () => {
  expect(parseConsent('declined', time)).toEqual({ choice: 'declined', date: new Date(time) });
  expect(parseConsent('declined', 'yesterday')).toEqual({ choice: 'declined', date: undefined });
  expect(parseConsent('yes', time)).toEqual({ choice: undefined, date: new Date(time) });
  expect(parseConsent(null, null)).toEqual({ choice: undefined, date: undefined });
  expect(parseConsent(undefined, undefined)).toEqual({ choice: undefined, date: undefined });
});

test.each([
  [parseConsent('accepted', time), 'Uw keuze: geaccepteerd · 21 november 2026'],
  [parseConsent('declined', null), 'Uw keuze: geweigerd'],
  [parseConsent('auto-accepted', time), 'Geen keuze: de melding ging vanzelf dicht · 21 november 2026'],
  [parseConsent(null, time), 'U hebt nog niet gekozen'],
])('%j is told in words', (consent, words) => {
  expect(describeConsent(consent, nl, 'nl')).toBe(words);
});

test('the day is written as the language does', () => {
  expect(describeConsent(parseConsent('accepted', time), zh, 'zh')).toBe('您的选择：接受 · 2026年11月21日');
});
