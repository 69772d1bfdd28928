import type { Activity } from '@vakman/domain/activity-log/activity-log';

export const colleague = '7b1c0000-0000-4000-8000-000000000001';
const left = '7b1c0000-0000-4000-8000-000000000002';
export const request = '7b1c0000-0000-4000-8000-0000000000aa';

const entry = (id: number, values: Partial<Activity>): Activity => ({
  id,
  at: '2026-11-23T09:00:00Z',
  actor: colleague,
  actor_name: 'Marloes Visser <marloes@vakman.example>',
  actor_role: 'admin',
  action: 'update',
  record_kind: 'request',
  record_id: request,
  part: 'request_handlings',
  part_id: null,
  before: null,
  after: null,
  ...values,
});

/** One of each kind, the newest first. */
export const entries = [
  entry(5, { before: { state: 'new', assignee: null }, after: { state: 'in-progress', assignee: left } }),
  entry(4, {
    actor: left,
    actor_name: 'Joost van den Broek-Oudenhoven <joost.vandenbroek-oudenhoven@vakman.example>',
    actor_role: 'employee',
    action: 'insert',
    part: 'notes',
    after: { body: '<img src=x onerror="alert(1)">\nBelt na zessen terug.', mentions: [colleague] },
  }),
  entry(3, {
    record_kind: 'person',
    record_id: left,
    before: { role: 'employee' },
    after: { role: 'admin' },
  }),
  entry(2, {
    actor: null,
    actor_name: '',
    actor_role: 'system',
    action: 'delete',
    record_kind: 'blocked-time',
    record_id: '12',
    before: { starts_at: '2026-12-24T11:00:00+00:00', ends_at: '2026-12-24T16:00:00+00:00' },
  }),
];
