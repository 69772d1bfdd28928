import { expect, test } from 'vitest';
import { draftLifetime, emptyDraft, formatDraft, parseDraft } from './draft.ts';

const now = Date.UTC(2026, 10, 21);

test('what was stored is read again', () => {
  const stored = formatDraft({ ...emptyDraft, name: 'Jo', message: 'kozijnen\nschilderen' }, now) ?? null;
  expect(parseDraft(stored, now + 1)).toEqual({ name: 'Jo', message: 'kozijnen\nschilderen' });
});

test('an empty form leaves nothing', () => {
  expect(formatDraft(emptyDraft, now)).toBeUndefined();
});

test('after seven days a draft is gone', () => {
  const stored = formatDraft({ name: 'Jo' }, now) ?? null;
  expect(parseDraft(stored, now + draftLifetime)).toEqual({ name: 'Jo' });
  expect(parseDraft(stored, now + draftLifetime + 1)).toBeUndefined();
});

test.each([
  ['nothing', null],
  ['no JSON', '{name'],
  ['null', 'null'],
  ['a text', '"Jo"'],
  ['no date', '{"values":{"name":"Jo"}}'],
  ['a date to come', JSON.stringify({ savedAt: now + 1, values: { name: 'Jo' } })],
  ['no values', JSON.stringify({ savedAt: now })],
  ['values of another type', JSON.stringify({ savedAt: now, values: { name: 7, email: null } })],
  ['unknown fields', JSON.stringify({ savedAt: now, values: { constructor: 'x', iban: 'NL' } })],
])('%s is no draft', (_what, stored) => {
  expect(parseDraft(stored, now)).toBeUndefined();
});
