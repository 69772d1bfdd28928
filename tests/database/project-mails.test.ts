import { readToday } from '@vakman/supabase/client/office-day';
import { moveProject, planDays } from '@vakman/supabase/client/projects';
import type { Connection } from '@vakman/supabase/client/connection';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { connectionOf } from './support/connection-of.ts';
import { newProject } from './support/projects.ts';
import { startTestBackend, type TestBackend } from './support/test-backend.ts';

let backend: TestBackend;
let office: Connection;
let id: string;
beforeAll(async () => {
  backend = await startTestBackend();
  office = await connectionOf(backend, 'employee');
});
afterAll(() => backend.remove());
beforeEach(async () => {
  await backend.database.exec(
    'truncate projects cascade; delete from private.reservations; delete from private.rate_events',
  );
  id = await newProject(backend.database, 'jan@example.org');
});

interface Claimed {
  readonly notification: { readonly id: string; readonly kind: string };
  readonly project: Readonly<Record<string, unknown>>;
  readonly days: readonly unknown[];
}
/** Claims what is due after some time, and sends it. */
const sent = async (after = '1 hour') => {
  await backend.database.query(
    `update notifications set next_attempt_at = next_attempt_at - $1::interval where state = 'waiting'`,
    [after],
  );
  const service = await backend.as('service_role');
  const { data } = await service.rpc('claim_project_notifications', {});
  for (const { notification } of data as Claimed[])
    await service.rpc('complete_notification', { notification_id: notification.id });
  return data as Claimed[];
};
const kinds = async (after?: string) => (await sent(after)).map(({ notification }) => notification.kind);
const day = (date: string, changes = {}) => ({
  id: crypto.randomUUID(),
  version: null,
  crew: null,
  starts_at: `${date}T07:00:00Z`,
  ends_at: `${date}T15:00:00Z`,
  state: 'planned' as const,
  ...changes,
});
const change = (columns: string) =>
  backend.database.query(`update projects set ${columns} where id = $1`, [id]);

describe('the days', () => {
  it('are told some minutes after the last of them was planned, as one mail', async () => {
    await planDays(office, id, [day('2027-03-01')]);
    await planDays(office, id, [day('2027-03-02')]);
    expect(await kinds('9 minutes')).toEqual([]);
    const [mail, ...more] = await sent('2 minutes');
    expect(mail).toMatchObject({
      notification: { kind: 'project-planned' },
      project: { starts_on: '2027-03-01', ends_on: '2027-03-02' },
    });
    expect(mail?.days).toHaveLength(2);
    expect(more).toEqual([]);
  });

  it('are told again where they changed, and not where they are as they were told', async () => {
    const planned = day('2027-03-01');
    await planDays(office, id, [planned]);
    expect(await kinds()).toEqual(['project-planned']);
    const times = { starts_at: '2027-03-04T07:00:00Z', ends_at: '2027-03-04T15:00:00Z' };
    await planDays(office, id, [{ ...planned, ...times, version: 1 }]);
    await planDays(office, id, [{ ...planned, version: 2 }]);
    expect(await kinds()).toEqual([]);
    await planDays(office, id, [{ ...planned, ...times, version: 3 }]);
    expect(await kinds()).toEqual(['project-moved']);
    await planDays(office, id, [{ ...planned, ...times, version: 4, state: 'cancelled' }]);
    expect(await sent()).toMatchObject([
      { notification: { kind: 'project-moved' }, project: { starts_on: null } },
    ]);
  });

  it('that were taken back before anybody was told are not told', async () => {
    const planned = day('2027-03-01');
    await planDays(office, id, [planned]);
    await planDays(office, id, [{ ...planned, version: 1, state: 'cancelled' }]);
    expect(await kinds()).toEqual([]);
  });

  it('are told nobody who has no address', async () => {
    await change('email = null');
    await planDays(office, id, [day('2027-03-01')]);
    expect(await kinds()).toEqual([]);
  });
});

describe('a step', () => {
  it('that is taken back within minutes is not told', async () => {
    await moveProject(office, { id, version: 1, state: 'waiting', waitingFor: 'material' });
    await moveProject(office, { id, version: 2, state: 'in-progress' });
    expect(await kinds()).toEqual([]);
    await moveProject(office, { id, version: 3, state: 'done', exteriorPainting: true });
    await moveProject(office, { id, version: 4, state: 'in-progress' });
    expect(await kinds()).toEqual([]);
  });

  it('that stays is told with what it brings', async () => {
    await moveProject(office, {
      id,
      version: 1,
      state: 'waiting',
      waitingFor: 'weather',
      waitingNote: 'Vorst.',
    });
    expect(await sent()).toMatchObject([
      {
        notification: { kind: 'project-waiting' },
        project: { waiting_for: 'weather', waiting_note: 'Vorst.' },
      },
    ]);
    await moveProject(office, { id, version: 2, state: 'done', exteriorPainting: true });
    const [mail] = await sent();
    expect(mail?.notification.kind).toBe('project-done');
    expect(mail?.project['guarantee_until']).not.toBeNull();
  });
});

describe('a review', () => {
  const done = (ago: string) => change(`state = 'done', done_at = now() - interval '${ago}'`);

  it('is asked once, three days after the work was done', async () => {
    await done('2 days');
    expect(await kinds()).toEqual(['project-done']);
    await done('4 days');
    expect(await kinds()).toEqual(['project-review']);
    await change(`state = 'in-progress'`);
    await done('4 days');
    expect((await kinds()).filter((kind) => kind === 'project-review')).toEqual([]);
  });

  it('is not asked of whoever gave one by himself, nor of old work', async () => {
    await done('4 days');
    await backend.database.query(
      `insert into project_reviews (project_id, rating, given_at) values ($1, 5, now())`,
      [id],
    );
    expect(await kinds()).toEqual(['project-done']);
    id = await newProject(backend.database, 'jan@example.org');
    await done('90 days');
    expect(await kinds()).toEqual(['project-done']);
  });
});

it('a guarantee runs two weeks after the work was done, until it ran out', async () => {
  const state = async () => {
    await sent();
    const { rows } = await backend.database.query<{ state: string }>(
      'select state from projects where id = $1',
      [id],
    );
    return rows[0]?.state;
  };
  await change(`state = 'done', exterior_painting = true`);
  expect(await state()).toBe('done');
  await change(`done_at = now() - interval '15 days'`);
  expect(await state()).toBe('guarantee');
  await change(`done_at = now() - interval '5 years 2 days'`);
  expect(await state()).toBe('done');
  expect(await state()).toBe('done');
});

it('the office reads whom a mail did not reach', async () => {
  await planDays(office, id, [day('2027-03-01')]);
  await backend.database.exec(
    `update notifications set refused_at = now(), last_error = '550', fault = 'refused'`,
  );
  expect((await readToday(office)).mails).toMatchObject([
    { kind: 'project-planned', name: 'Jan Jansen', email: 'jan@example.org', phone: '06 12345678' },
  ]);
});
