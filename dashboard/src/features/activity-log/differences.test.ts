import type { Activity } from '@vakman/domain/activity-log/activity-log';
import { expect, test } from 'vitest';
import { activityLogWords } from '../../../generated/activity-log.words.ts';
import { differencesOf } from './differences.ts';

const { words } = await activityLogWords.en();
const colleague = '7b1c0000-0000-4000-8000-000000000001';
const telling = {
  words,
  language: 'en',
  nameOf: (id: string) => (id === colleague ? 'Marloes Visser' : ''),
} as const;
const entry = (before: Activity['before'], after: Activity['after']): Activity => ({
  id: 1,
  at: '2026-11-23T09:00:00Z',
  actor: colleague,
  actor_name: 'Marloes Visser',
  actor_role: 'admin',
  action: 'update',
  record_kind: 'request',
  record_id: colleague,
  part: 'request_handlings',
  part_id: null,
  before,
  after,
});

test('fields, states, people and moments are told in words', () => {
  const told = differencesOf(
    entry(
      { state: 'new', assignee: null, answer_due_at: '2026-11-23T09:00:00+00:00' },
      { state: 'in-progress', assignee: colleague, answer_due_at: null },
    ),
    telling,
  );
  expect(told).toEqual([
    { field: words.fields.state, before: words.values.new, after: words.values['in-progress'] },
    { field: words.fields.assignee, before: '', after: 'Marloes Visser' },
    { field: words.fields.answer_due_at, before: '23 Nov 2026, 10:00', after: '' },
  ]);
});

test('what nobody has words for is told by its own name, and what a visitor typed as he typed it', () => {
  const told = differencesOf(entry(null, { new_column: '<b>constructor</b>', name: 'toString' }), telling);
  expect(told).toEqual([
    { field: 'new column', before: '', after: '<b>constructor</b>' },
    { field: words.fields.name, before: '', after: 'toString' },
  ]);
});

test('lists and what holds other fields are told part by part', () => {
  const told = differencesOf(
    entry({ texts: { name: 'A' } }, { texts: { name: 'B', done: [true, 2] } }),
    telling,
  );
  expect(told).toEqual([
    {
      field: words.fields.texts,
      before: `${words.fields.name}: A`,
      after: `${words.fields.name}: B; done: ${words.yes}, 2`,
    },
  ]);
});
