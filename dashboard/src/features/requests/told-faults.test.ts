import type { ChangeOutcome } from '@vakman/domain/request-handling/request-handling.answers';
import { expect, test } from 'vitest';
import { toldFaults } from './told-faults.ts';

const sanne = { id: 'sanne', name: 'Sanne Vos', email: 'sanne@vakman.example', role: 'admin' } as const;
const bram = { id: 'bram', name: '', email: 'bram@vakman.example', role: 'employee' } as const;
const colleagues = [sanne, bram];

function outcomeOf(id: string, outcome: ChangeOutcome['outcome'], updated_by: string | null): ChangeOutcome {
  const at = '2026-11-23T09:00:00+01:00';
  const handling = {
    request_id: id,
    received_at: at,
    channel: 'form',
    entered_by: null,
    state: 'new',
    lost_reason: null,
    assignee: null,
    answer_due_at: at,
    won_amount: null,
    first_answered_at: null,
    version: 2,
    updated_at: at,
    updated_by,
    undoable: false,
  } as const;
  return { id, outcome, handling };
}

test('who was quicker is named once for all that he changed, by his address where he has no name', () => {
  const outcomes = [
    outcomeOf('1', 'stale', sanne.id),
    outcomeOf('2', 'changed', sanne.id),
    outcomeOf('3', 'stale', bram.id),
    outcomeOf('4', 'stale', sanne.id),
  ];
  expect(toldFaults(outcomes, colleagues)).toEqual([
    { sentence: 'staleBy', ids: ['1', '4'], person: 'Sanne Vos' },
    { sentence: 'staleBy', ids: ['3'], person: 'bram@vakman.example' },
  ]);
});

test('what the product changed by itself, or somebody who left, names nobody', () => {
  expect(toldFaults([outcomeOf('1', 'stale', null), outcomeOf('2', 'stale', 'gone')], colleagues)).toEqual([
    { sentence: 'stale', ids: ['1', '2'], person: '' },
  ]);
});

test('a step that a state does not allow is told apart', () => {
  expect(toldFaults([outcomeOf('1', 'refused', sanne.id)], colleagues)).toEqual([
    { sentence: 'refused', ids: ['1'], person: '' },
  ]);
});
