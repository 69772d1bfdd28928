import { projectSteps, projectStates } from '@vakman/domain/project/project.states';
import type { ProjectDraft } from '@vakman/domain/project/project.drafts';
import type { Connection } from '@vakman/supabase/client/connection';
import { BackendError } from '@vakman/supabase/client/connection';
import { listProjects, moveProject, readProject, saveProject } from '@vakman/supabase/client/projects';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { connectionOf } from './support/connection-of.ts';
import { newProject, projectContact } from './support/projects.ts';
import { demoAccount, startTestBackend, type TestBackend } from './support/test-backend.ts';

let backend: TestBackend;
let office: Connection;
let customer: Connection;
beforeAll(async () => {
  backend = await startTestBackend();
  office = await connectionOf(backend, 'employee');
  customer = await connectionOf(backend, 'customer');
});
afterAll(() => backend.remove());
beforeEach(() =>
  backend.database.exec('truncate quotes, private.quote_numbers cascade; delete from private.reservations'),
);

const own = demoAccount('customer').email;
const draft = (changes: Partial<ProjectDraft> = {}): ProjectDraft => ({
  ...projectContact,
  id: crypto.randomUUID(),
  version: null,
  request_id: null,
  email: own,
  exterior_painting: null,
  agreed_cents: 0,
  lead: null,
  ...changes,
});
const kept = async (changes: Partial<ProjectDraft> = {}) => {
  const project = draft(changes);
  await saveProject(office, project);
  return project;
};
const stored = async (id: string) => {
  const file = await readProject(office, id);
  if (file === null) throw new Error('no such project');
  return file;
};
const refused = (code: string) => expect.objectContaining({ code }) as BackendError;

describe('a project', () => {
  it('takes the steps that the domain names, and no others', async () => {
    for (const from of projectStates)
      for (const to of projectStates) {
        const { rows } = await backend.database.query<{ may: boolean }>(
          'select private.is_project_step($1, $2) as may',
          [from, to],
        );
        expect(rows[0]?.may, `${from} to ${to}`).toBe((projectSteps[from] as readonly string[]).includes(to));
      }
  });

  it('is begun by hand, and changed by its newest version alone', async () => {
    const project = await kept({ title: '  Dakkapel\u2028schilderen ', agreed_cents: 125_000 });
    expect((await stored(project.id)).project).toMatchObject({
      title: 'Dakkapel schilderen',
      state: 'planned',
      value_cents: 125_000,
      version: 1,
    });
    expect(await saveProject(office, project)).toBe(1);
    expect(await saveProject(office, { ...project, version: 1, agreed_cents: 100_000 })).toBe(2);
    // Its answer was lost.
    expect(await saveProject(office, { ...project, version: 1, agreed_cents: 100_000 })).toBe(2);
    await expect(saveProject(office, { ...project, version: 1, title: 'Dak' })).rejects.toEqual(
      refused('changed'),
    );
    expect((await stored(project.id)).project.value_cents).toBe(100_000);
  });

  it('is led by nobody from outside the office', async () => {
    await expect(kept({ lead: demoAccount('customer').id })).rejects.toEqual(refused('not_in_office'));
    const { id } = await kept({ lead: demoAccount('employee').id });
    expect((await stored(id)).project.lead?.id).toBe(demoAccount('employee').id);
  });

  it('waits for something, and tells it until it goes on', async () => {
    const { id } = await kept();
    await expect(moveProject(office, { id, version: 1, state: 'waiting' })).rejects.toEqual(
      refused('reason_missing'),
    );
    const step = {
      id,
      version: 1,
      state: 'waiting',
      waitingFor: 'weather',
      waitingNote: 'Tot de vorst voorbij is.',
    } as const;
    expect(await moveProject(office, step)).toBe(2);
    expect(await moveProject(office, step)).toBe(2);
    expect((await stored(id)).project).toMatchObject({
      waiting_for: 'weather',
      waiting_note: 'Tot de vorst voorbij is.',
    });
    await moveProject(office, { id, version: 2, state: 'in-progress' });
    expect((await stored(id)).project).toMatchObject({ waiting_for: null, waiting_note: '' });
    expect((await stored(id)).entries.map(({ kind, details }) => [kind, details.state])).toEqual([
      ['state', 'in-progress'],
      ['state', 'waiting'],
    ]);
  });

  it('is done once somebody said whether painting outside was part of it, and then guaranteed for as long as promised', async () => {
    const { id } = await kept();
    await expect(moveProject(office, { id, version: 1, state: 'done' })).rejects.toEqual(
      refused('guarantee_unsaid'),
    );
    await moveProject(office, { id, version: 1, state: 'done', exteriorPainting: true });
    const { project } = await stored(id);
    const { rows } = await backend.database.query<{ until: string }>(
      `select (private.local_day(now()) + interval '5 years')::date::text as until`,
    );
    expect(project).toMatchObject({ state: 'done', guarantee_until: rows[0]?.until });
    await moveProject(office, { id, version: 2, state: 'guarantee' });
    await moveProject(office, { id, version: 3, state: 'in-progress' });
    // Mended under its guarantee, which goes on.
    expect((await stored(id)).project).toMatchObject({
      done_at: project.done_at,
      guarantee_until: project.guarantee_until,
    });
  });

  it('that was not done after all has no guarantee, and none inside has one', async () => {
    const { id } = await kept({ exterior_painting: true });
    await moveProject(office, { id, version: 1, state: 'done' });
    await moveProject(office, { id, version: 2, state: 'in-progress' });
    expect((await stored(id)).project).toMatchObject({ done_at: null, guarantee_until: null });
    await moveProject(office, { id, version: 3, state: 'done', exteriorPainting: false });
    expect((await stored(id)).project.guarantee_until).toBeNull();
    await expect(moveProject(office, { id, version: 4, state: 'guarantee' })).rejects.toEqual(
      refused('no_such_step'),
    );
  });

  it('is moved by one of two who do so at once', async () => {
    const { id } = await kept();
    const answers = await Promise.allSettled([
      moveProject(office, { id, version: 1, state: 'in-progress' }),
      moveProject(office, { id, version: 1, state: 'cancelled' }),
    ]);
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });
});

describe('the list of projects', () => {
  it('is found by words of the customer and the job, by state and crew, and read page by page', async () => {
    const ids = await Promise.all(Array.from({ length: 5 }, () => newProject(backend.database)));
    const { id } = await kept({ title: 'Dakkapel', name: 'Familie Özdemir' });
    const pages = [await listProjects(office, { filter: {}, after: null, size: 4 })];
    pages.push(await listProjects(office, { filter: {}, after: pages[0]?.next ?? null, size: 4 }));
    expect(pages.flatMap(({ rows }) => rows.map((row) => row.id)).toSorted()).toEqual(
      [...ids, id].toSorted(),
    );
    expect(pages[1]?.next).toBeNull();
    for (const search of ['dakkapel', 'özdemir 1315'])
      expect(
        (await listProjects(office, { filter: { search }, after: null })).rows.map((row) => row.id),
      ).toEqual([id]);
    expect((await listProjects(office, { filter: { states: ['done'] }, after: null })).rows).toEqual([]);
    expect((await listProjects(office, { filter: { crew: 1 }, after: null })).rows).toEqual([]);
  });

  it('is for the office', async () => {
    await expect(listProjects(customer, { filter: {}, after: null })).rejects.toEqual(refused('42501'));
  });
});
