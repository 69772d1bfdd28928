import { pictureFolder, pictureWidths } from '@vakman/domain/gallery.project';
import { galleryBucket, gallerySrcSet } from '@vakman/domain/gallery.schema';
import type { Connection } from '@vakman/supabase/client/connection';
import { listGalleryProjects } from '@vakman/supabase/client/gallery';
import {
  addProject,
  changeProject,
  listProjects,
  orderProjects,
  removeProject,
  uploadPicture,
  type ProjectDraft,
} from '@vakman/supabase/client/gallery-projects';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { connectionOf } from './support/connection-of.ts';
import { pixelFile } from './support/photos.ts';
import { startTestBackend, type TestBackend } from './support/test-backend.ts';

let backend: TestBackend;
let employee: Connection;
let visitor: Connection;
beforeAll(async () => {
  backend = await startTestBackend();
  employee = await connectionOf(backend, 'employee');
  visitor = { url: backend.apiUrl, publishableKey: backend.publishableKey };
});
afterAll(() => backend.remove());
beforeEach(() => backend.database.exec('delete from public.project_gallery'));

const draft = (changes: Partial<ProjectDraft> = {}): ProjectDraft => ({
  title: 'Woonhuis in Gouda',
  category: 'painting',
  description: null,
  before_image_url: null,
  after_image_url: null,
  translations: null,
  permission: null,
  permitted_on: null,
  published_at: null,
  ...changes,
});
const allowed = { permission: 'mail', permitted_on: '2026-11-21' } as const;
const onSite = { ...allowed, published_at: '2026-11-22T12:00:00+00:00' };
const seen = async () => (await listGalleryProjects(visitor)).map(({ title }) => title);

describe('a project', () => {
  it('is seen by the office alone until it is published, and by nobody else after it was taken off the site', async () => {
    const project = await addProject(employee, draft());
    const customer = await connectionOf(backend, 'customer');
    expect(await seen()).toEqual([]);
    expect(await listProjects(customer)).toEqual([]);
    expect(await listProjects(employee)).toEqual([project]);
    const published = await changeProject(employee, project, onSite);
    expect(await seen()).toEqual([project.title]);
    await changeProject(employee, published, { published_at: null });
    expect(await seen()).toEqual([]);
  });

  const alwaysFirst: object = { created_at: 'infinity' };
  it.each([
    ['without the word of the customer', { published_at: '2026-11-22T12:00:00+00:00' }],
    ['with a word of no day', { ...onSite, permitted_on: null }],
    ['with a day of no word', { permitted_on: '2026-11-21' }],
    ['with a word that is none', { ...onSite, permission: 'hearsay' as 'mail' }],
    ['with a day that no calendar shows', { ...onSite, permitted_on: 'infinity' }],
    ['with a moment that never comes', { ...onSite, published_at: 'infinity' }],
    ['with a place before all others for ever', alwaysFirst],
  ])('is not stored %s', async (_what, changes) => {
    await expect(addProject(employee, draft(changes))).rejects.toMatchObject({ code: '23514' });
  });

  it('is changed as it was read, and not over what a colleague wrote', async () => {
    const project = await addProject(employee, draft());
    const admin = await connectionOf(backend, 'admin');
    expect(await changeProject(admin, project, { title: 'Woonhuis in Delft' })).toMatchObject({ version: 2 });
    await expect(changeProject(employee, project, { title: 'Schuur' })).rejects.toMatchObject({
      code: 'changed',
    });
    expect(await listProjects(employee)).toMatchObject([{ title: 'Woonhuis in Delft' }]);
  });
});

describe('the order', () => {
  const titles = async () => (await listProjects(employee)).map(({ title }) => title);

  it('is that of the office, also of what came in one moment, and makes no other version', async () => {
    const { rows } = await backend.database.query<{ id: number }>(
      `insert into public.project_gallery (title, category, permission, permitted_on, published_at)
       select title, 'other', 'paper', '2026-11-21', now() from unnest(array['A', 'B', 'C', 'D']) as title
       returning id`,
    );
    const ids = rows.map(({ id }) => id);
    await orderProjects(employee, ids);
    expect(await titles()).toEqual(['A', 'B', 'C', 'D']);
    await orderProjects(employee, [ids[3], ids[0], ids[2], ids[1]] as number[]);
    expect(await titles()).toEqual(['D', 'A', 'C', 'B']);
    expect(await seen()).toEqual(['D', 'A', 'C', 'B']);
    expect(new Set((await listProjects(employee)).map(({ version }) => version))).toEqual(new Set([1]));
  });

  it('of some leaves the others where they are, and what is named twice or is gone counts for nothing', async () => {
    for (const title of ['D', 'C', 'B', 'A']) await addProject(employee, draft({ title }));
    const [a, , , d] = (await listProjects(employee)).map(({ id }) => id) as [number, number, number, number];
    await orderProjects(employee, [d, a, d, 9_999_999]);
    expect(await titles()).toEqual(['D', 'B', 'C', 'A']);
    await orderProjects(employee, []);
    expect(await titles()).toEqual(['D', 'B', 'C', 'A']);
  });
});

describe('pictures', () => {
  it('lie in all widths, of which visitors are told; those that nothing shows go after a day', async () => {
    const sizes = new Map(pictureWidths.map((width) => [width, pixelFile('image/webp')]));
    const kept = await uploadPicture(employee, pictureFolder(), sizes);
    const replaced = await uploadPicture(employee, pictureFolder(), sizes);
    const project = await addProject(employee, draft({ ...onSite, after_image_url: kept }));
    const [shown] = await listGalleryProjects(visitor);
    const sources = gallerySrcSet(shown?.after_image_url ?? '')?.split(',') ?? [];
    expect(sources).toHaveLength(pictureWidths.length);
    for (const source of sources) expect((await fetch(source.split(' ')[0] ?? '')).status).toBe(200);

    const orphans = async () =>
      (await (await backend.as('service_role')).rpc('orphaned_gallery_pictures')).data as string[];
    expect(await orphans()).toEqual([]);
    await backend.database.query(
      `update storage.objects set created_at = now() - interval '25 hours' where bucket_id = $1`,
      [galleryBucket],
    );
    expect(await orphans()).toEqual([replaced, replaced.replace('1200', '600')].toSorted());
    await removeProject(employee, project.id);
    expect(await orphans()).toHaveLength(pictureWidths.length);
    await backend.database.exec(`alter table public.activity_log disable trigger keep;
      update public.activity_log set at = now() - interval '25 hours'`);
    expect(await orphans()).toHaveLength(2 * pictureWidths.length);
  });
});
