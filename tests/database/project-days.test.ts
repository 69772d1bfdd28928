import type { BackendError, Connection } from '@vakman/supabase/client/connection';
import { moveProject, planDays, readProject } from '@vakman/supabase/client/projects';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { connectionOf } from './support/connection-of.ts';
import { newProject } from './support/projects.ts';
import { startTestBackend, type TestBackend } from './support/test-backend.ts';

let backend: TestBackend;
let office: Connection;
beforeAll(async () => {
  backend = await startTestBackend();
  office = await connectionOf(backend, 'employee');
});
afterAll(() => backend.remove());
beforeEach(() => backend.database.exec('truncate projects cascade; delete from private.reservations'));

const refused = (code: string) => expect.objectContaining({ code }) as BackendError;
const kept = async () => ({ id: await newProject(backend.database) });
const stored = async (id: string) => {
  const file = await readProject(office, id);
  if (file === null) throw new Error('no such project');
  return file;
};

describe('the days of a project', () => {
  const day = (date: string, changes = {}) => ({
    id: crypto.randomUUID(),
    version: null,
    crew: null,
    starts_at: `${date}T07:00:00Z`,
    ends_at: `${date}T15:00:00Z`,
    state: 'planned' as const,
    ...changes,
  });

  it('stand in the agenda, and say when the project begins and ends', async () => {
    const { id } = await kept();
    const [first, last] = [day('2027-03-01', { crew: 1 }), day('2027-03-03')];
    await planDays(office, id, [last, first]);
    expect((await stored(id)).project).toMatchObject({
      starts_on: '2027-03-01',
      ends_on: '2027-03-03',
      version: 1,
    });
    const { data } = await (
      await backend.as('employee')
    ).rpc('read_calendar', { from_day: '2027-03-01', to_day: '2027-03-01' });
    expect(data.visits).toMatchObject([
      { id: first.id, project_id: id, project_title: 'Kozijnen schilderen', name: 'Jan Jansen', crew: 1 },
    ]);
    await planDays(office, id, [{ ...last, version: 1, state: 'cancelled' }]);
    const file = await stored(id);
    expect(file.project).toMatchObject({ starts_on: '2027-03-01', ends_on: '2027-03-01' });
    expect(file.days.map((planned) => planned.id)).toEqual([first.id]);
    // One piece of news, as the customer reads it.
    expect(file.entries).toMatchObject([{ kind: 'dates', details: { ends_on: '2027-03-01' } }]);
  });

  it('take the time of their crew, all or none', async () => {
    const { id } = await kept();
    await planDays(office, id, [day('2027-03-08', { crew: 1 })]);
    const other = await kept();
    const days = [day('2027-03-09', { crew: 1 }), day('2027-03-08', { crew: 1 })];
    await expect(planDays(office, other.id, days)).rejects.toEqual(refused('taken'));
    expect((await stored(other.id)).days).toEqual([]);
    // Called off, it gives the time back.
    await moveProject(office, { id, version: 1, state: 'cancelled' });
    await planDays(office, other.id, days);
    expect((await stored(other.id)).days).toHaveLength(2);
    // And takes none again: what is not done any more needs no crew.
    await expect(planDays(office, id, [day('2027-03-10', { crew: 1 })])).rejects.toEqual(refused('changed'));
    expect((await stored(id)).days).toEqual([]);
  });

  it('are no days of another project', async () => {
    const { id } = await kept();
    const planned = day('2027-03-15');
    await planDays(office, id, [planned]);
    const other = await kept();
    await expect(planDays(office, other.id, [{ ...planned, version: 1 }])).rejects.toEqual(refused('PT404'));
  });
});
