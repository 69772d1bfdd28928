import { projectFilePath } from '@vakman/domain/project/project.files';
import { personDataSchema } from '@vakman/domain/retention/person.answers';
import { removeEntry } from '@vakman/supabase/client/project-entries';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { connectionOf } from './support/connection-of.ts';
import { pixelFile } from './support/photos.ts';
import { newProject, writePhoto } from './support/projects.ts';
import { startTestBackend, type TestBackend } from './support/test-backend.ts';

let backend: TestBackend;
let id: string;
beforeAll(async () => {
  backend = await startTestBackend();
});
afterAll(() => backend.remove());
beforeEach(async () => {
  await backend.database.exec('truncate projects cascade; delete from private.withheld_records');
  id = await newProject(backend.database, 'jan@example.org');
});

const change = (columns: string) =>
  backend.database.query(`update projects set ${columns} where id = $1`, [id]);
const done = (ago: string) =>
  change(`state = 'done', exterior_painting = false, done_at = now() - interval '${ago}'`);
const count = async (table: string) => {
  const { rows } = await backend.database.query<{ count: number }>(
    `select count(*)::integer as count from ${table}`,
  );
  return rows[0]?.count;
};
const forget = async () => {
  const { data, error } = await (await backend.as('service_role')).rpc('apply_retention');
  if (error) throw error;
  return (data as { readonly erased: Readonly<Record<string, number>> }).erased;
};
const share = () =>
  backend.database.query(
    `insert into project_members (project_id, email, name, language) values ($1, 'noor@example.org', 'Noor', 'nl')`,
    [id],
  );

describe('the job', () => {
  it('takes photos, notes and people of a done project after two years, and the project after seven', async () => {
    await writePhoto(backend.database, id);
    await share();
    await done('1 year');
    await forget();
    expect([await count('project_photos'), await count('project_members')]).toEqual([1, 1]);
    await done('2 years 1 day');
    await forget();
    expect([
      await count('project_entries'),
      await count('project_photos'),
      await count('project_members'),
    ]).toEqual([0, 0, 0]);
    expect(await count('projects')).toBe(1);
    await done('7 years 1 day');
    expect(await forget()).toMatchObject({ invoices: 1 });
    expect(await count('projects')).toBe(0);
  });

  it('keeps photos as long as the gallery shows them, so that their customer takes back what he allowed', async () => {
    const [old, removed] = [await writePhoto(backend.database, id), await writePhoto(backend.database, id)];
    await writePhoto(backend.database, id);
    const { rows } = await backend.database.query<{ id: number }>(
      `insert into project_gallery (title, category, permission, permitted_on, published_at)
       values ('Woonhuis', 'painting', 'account', '2026-11-21', now()) returning id`,
    );
    const shown = rows[0]?.id;
    await backend.database.query('update project_photos set gallery_id = $1 where id = any ($2)', [
      shown,
      [old.id, removed.id],
    ]);
    await backend.database.query(
      `update project_photos set removed_at = now() - interval '2 days' where id = $1`,
      [removed.id],
    );
    await done('2 years 1 day');
    await forget();
    expect(await count('project_photos')).toBe(2);
    await (await backend.as('admin')).rpc('erase_person', { address: 'jan@example.org' });
    const gallery = await backend.database.query(
      'select permission, published_at from project_gallery where id = $1',
      [shown],
    );
    expect(gallery.rows).toEqual([{ permission: null, published_at: null }]);
  });

  it('keeps photos as long as a guarantee runs', async () => {
    await writePhoto(backend.database, id);
    await change(`state = 'done', exterior_painting = true`);
    await change(`done_at = now() - interval '3 years'`);
    await forget();
    expect(await count('project_photos')).toBe(1);
    await change(`done_at = now() - interval '5 years 2 days'`);
    await forget();
    expect(await count('project_photos')).toBe(0);
  });

  it('takes a project that was called off after a year', async () => {
    await change(`state = 'cancelled'`);
    await backend.database.exec(
      `alter table projects disable trigger keep; update projects set updated_at = now() - interval '13 months';
       alter table projects enable trigger keep`,
    );
    expect(await forget()).toMatchObject({ quotes: 1 });
  });

  it('takes what the office removed a day later, and files that nothing names then', async () => {
    const service = await backend.as('service_role');
    const shown = await writePhoto(backend.database, id);
    const stray = projectFilePath(crypto.randomUUID(), 'image/png');
    for (const path of [shown.path, stray])
      await service.storage.from('project-files').upload(path, pixelFile());
    const orphans = async () => (await service.rpc('orphaned_project_files')).data as unknown;
    expect(await orphans()).toEqual([stray]);
    await removeEntry(await connectionOf(backend, 'employee'), shown.entryId);
    await forget();
    expect(await count('project_photos')).toBe(1);
    await backend.database.exec(`update project_entries set removed_at = now() - interval '25 hours'`);
    await backend.database.exec(`update storage.objects set created_at = now() - interval '25 hours'`);
    await forget();
    expect(await count('project_photos')).toBe(0);
    expect(await orphans()).toEqual(expect.arrayContaining([stray, shown.path]));
  });
});

describe('one person', () => {
  const admin = () => backend.as('admin');

  it('is told everything of his projects, and which are shared with him', async () => {
    const { path } = await writePhoto(backend.database, id);
    await writePhoto(backend.database, id, 'internal');
    await share();
    const { data } = await (await admin()).rpc('export_person', { address: 'jan@example.org' });
    const told = personDataSchema.parse(data);
    expect(told.projects).toMatchObject([
      {
        title: 'Kozijnen schilderen',
        photos: [{ stage: 'after' }, { stage: 'after' }],
        shared_with: [{ email: 'noor@example.org' }],
      },
    ]);
    expect(told.project_files).toEqual([path]);
    const noor = await (await admin()).rpc('export_person', { address: 'noor@example.org' });
    expect(personDataSchema.parse(noor.data).shared_projects).toMatchObject([
      { title: 'Kozijnen schilderen' },
    ]);
  });

  it('with whom a project was shared is erased from what the log tells of it as well', async () => {
    await share();
    await backend.database.exec('delete from project_members');
    await share();
    await backend.database.query(
      `insert into project_members (project_id, email, name, language) values ($1, 'els@example.org', 'Els', 'nl')`,
      [id],
    );
    await (await admin()).rpc('erase_person', { address: 'noor@example.org' });
    const { rows } = await backend.database.query<{ told: string }>(
      'select coalesce(string_agg(l::text, $1), $1) as told from activity_log l where record_id = $2',
      [' ', id],
    );
    expect(rows[0]?.told).not.toMatch(/noor/i);
    expect(rows[0]?.told).toContain('els@example.org');
  });

  it('is erased with all of it, but what tax law keeps, and what goes on', async () => {
    await writePhoto(backend.database, id);
    await done('1 day');
    const going = await newProject(backend.database, 'jan@example.org');
    const other = await newProject(backend.database, 'noor@example.org');
    await backend.database.query(
      `insert into project_members (project_id, email, name, language) values ($1, 'jan@example.org', 'Jan', 'nl')`,
      [other],
    );
    const { data, error } = await (await admin()).rpc('erase_person', { address: 'jan@example.org' });
    expect(error).toBeNull();
    expect(data).toMatchObject({ live: 1, withheld: 1 });
    const { rows } = await backend.database.query<{ id: string }>(
      'select id from projects order by created_at',
    );
    expect(rows.map((row) => row.id)).toEqual([going, other]);
    expect([await count('project_photos'), await count('project_members')]).toEqual([0, 0]);
    expect(await count('private.withheld_records')).toBe(1);
  });
});
