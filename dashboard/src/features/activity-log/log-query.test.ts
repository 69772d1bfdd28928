import { expect, test } from 'vitest';
import { filterOf } from './log-query.ts';

const actor = '7b1c0000-0000-4000-8000-000000000001';

test('days are those of the firm, of which the last one is included', async () => {
  expect(await filterOf({ from: '2026-03-28', until: '2026-03-29' })).toEqual({
    from: '2026-03-27T23:00:00Z',
    until: '2026-03-29T22:00:00Z',
  });
});

test('what nobody understands in an address leaves all', async () => {
  const query = {
    actor: 'me',
    kind: 'nothing',
    action: 'truncate',
    from: '2026-02-31',
    until: 'today',
    record: '',
  };
  expect(await filterOf(query)).toEqual({});
});

test('a colleague, a kind, an action and a record are asked for', async () => {
  expect(await filterOf({ actor, kind: 'request', action: 'update', record: '3' })).toEqual({
    actors: [actor],
    kinds: ['request'],
    actions: ['update'],
    record_id: '3',
  });
});
