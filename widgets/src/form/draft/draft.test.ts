import { expect, test } from 'vitest';
import { draftLifetime, firstValues, formatDraft, parseDraft } from './draft.ts';

const now = Date.UTC(2026, 10, 21);
const names = ['name', 'email', 'phone', 'message'] as const;
const empty = { name: '', email: '', phone: '', message: '' };

test('what was stored is read again', () => {
  const stored = formatDraft({ ...empty, name: 'Jo', message: 'kozijnen\nschilderen' }, now) ?? null;
  expect(parseDraft(names, stored, now + 1)).toEqual({ name: 'Jo', message: 'kozijnen\nschilderen' });
});

test('an empty form leaves nothing', () => {
  expect(formatDraft(empty, now)).toBeUndefined();
});

test('after seven days a draft is gone', () => {
  const stored = formatDraft({ name: 'Jo' }, now) ?? null;
  expect(parseDraft(names, stored, now + draftLifetime)).toEqual({ name: 'Jo' });
  expect(parseDraft(names, stored, now + draftLifetime + 1)).toBeUndefined();
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
  expect(parseDraft(names, stored, now)).toBeUndefined();
});

test('what was typed wins over the draft, and the draft over what the page gives', () => {
  const { values, restored } = firstValues(names, {
    typed: { name: 'Typed' },
    draft: { name: 'Draft', email: 'draft@example.test' },
    prefill: { name: 'Page', email: 'page@example.test', phone: '0612345678' },
  });
  expect(values).toEqual({ name: 'Typed', email: 'draft@example.test', phone: '0612345678' });
  expect(restored).toBe(true);
});

test('a draft that gave nothing is not mentioned', () => {
  const typed = { name: 'Typed' };
  expect(firstValues(names, { typed, draft: { name: 'Draft' }, prefill: {} }).restored).toBe(false);
  expect(firstValues(names, { typed: {}, draft: undefined, prefill: { name: 'Page' } }).restored).toBe(false);
});
