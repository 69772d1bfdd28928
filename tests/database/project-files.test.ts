import { projectFilePath, smallPhotoPath } from '@vakman/domain/project/project.files';
import { addDocument } from '@vakman/supabase/client/project-files';
import { allowPublishing, publishToGallery } from '@vakman/supabase/client/project-people';
import { readProject } from '@vakman/supabase/client/projects';
import type { BackendError, Connection } from '@vakman/supabase/client/connection';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { connectionOf } from './support/connection-of.ts';
import { newProject, writePhoto } from './support/projects.ts';
import { demoAccount, startTestBackend, type TestBackend } from './support/test-backend.ts';

let backend: TestBackend;
let office: Connection;
let customer: Connection;
let id: string;
beforeAll(async () => {
  backend = await startTestBackend();
  office = await connectionOf(backend, 'employee');
  customer = await connectionOf(backend, 'customer');
});
afterAll(() => backend.remove());
beforeEach(async () => {
  await backend.database.exec('truncate projects cascade; truncate project_gallery cascade');
  id = await newProject(backend.database, own);
});

const own = demoAccount('customer').email;
const refused = (code: string) => expect.objectContaining({ code }) as BackendError;
const seen = async (connection: Connection) => {
  const file = await readProject(connection, id);
  if (file === null) throw new Error('no such project');
  return file;
};
const change = (columns: string) =>
  backend.database.query(`update projects set ${columns} where id = $1`, [id]);

describe('photos for the gallery', () => {
  const publish = (photoId: string, before: string | null = null) =>
    publishToGallery(office, {
      projectId: id,
      before: before === null ? null : { photoId: before, path: `projects/${photoId}/before/1200.webp` },
      after: { photoId, path: `projects/${photoId}/1200.webp` },
      title: 'Woonhuis in Almere',
      category: 'painting',
      description: null,
    });
  const gallery = async () => {
    const { rows } = await backend.database.query<{ permission: string | null; published: boolean }>(
      'select permission, published_at is not null as published from project_gallery',
    );
    return rows;
  };

  it('become a draft where the customer allowed it, and of one photo one draft', async () => {
    const photo = await writePhoto(backend.database, id);
    await expect(publish(photo.id)).rejects.toEqual(refused('not_permitted'));
    await allowPublishing(customer, [photo.id], true);
    const made = await publish(photo.id);
    expect(await publish(photo.id)).toBe(made);
    expect(await gallery()).toEqual([{ permission: 'account', published: false }]);
    expect((await seen(office)).photos).toMatchObject([{ permitted_by: 'Jan Jansen', gallery_id: made }]);
  });

  it('leave the site as soon as the customer allows it no more', async () => {
    const photo = await writePhoto(backend.database, id);
    await allowPublishing(customer, [photo.id], true);
    await publish(photo.id);
    await backend.database.query('update project_gallery set published_at = now()');
    await allowPublishing(customer, [photo.id], false);
    expect(await gallery()).toEqual([{ permission: null, published: false }]);
    await expect(publish(photo.id)).rejects.toEqual(refused('not_permitted'));
  });

  it('leave the site also where two of its projects show one of them', async () => {
    const photos = [];
    for (let turn = 0; turn < 3; turn += 1) photos.push((await writePhoto(backend.database, id)).id);
    await allowPublishing(customer, photos, true);
    const [before, first, second] = photos as [string, string, string];
    for (const after of [first, second]) await publish(after, before);
    await backend.database.query('update project_gallery set published_at = now()');
    await allowPublishing(customer, [before], false);
    expect(await gallery()).toEqual(
      Array.from({ length: 2 }, () => ({ permission: null, published: false })),
    );
  });

  it('leave the site also where the customer sees them no more, or says nothing of his leave', async () => {
    const [hidden, removed, unsaid] = [
      await writePhoto(backend.database, id),
      await writePhoto(backend.database, id),
      await writePhoto(backend.database, id),
    ];
    for (const photo of [hidden, removed, unsaid]) {
      await allowPublishing(customer, [photo.id], true);
      await publish(photo.id);
    }
    await backend.database.query('update project_gallery set published_at = now()');
    await backend.database.query(`update project_entries set audience = 'internal' where id = $1`, [
      hidden.entryId,
    ]);
    await backend.database.query('update project_photos set removed_at = now() where id = $1', [removed.id]);
    await allowPublishing(customer, [hidden.id, removed.id], false);
    await allowPublishing(customer, [unsaid.id], null as unknown as boolean);
    expect((await gallery()).filter(({ published }) => published)).toEqual([]);
    await expect(allowPublishing(customer, [hidden.id], true)).rejects.toEqual(refused('PT404'));
  });

  it('are none that the customer was not to see, nor of another', async () => {
    const hidden = await writePhoto(backend.database, id, 'internal');
    const other = await writePhoto(backend.database, await newProject(backend.database, 'x@example.org'));
    for (const photo of [hidden, other])
      await expect(allowPublishing(customer, [photo.id], true)).rejects.toEqual(refused('PT404'));
    await expect(publish(other.id)).rejects.toEqual(refused('PT404'));
  });
});

describe('the files of a project', () => {
  const file = (name: string, type = 'image/png') => new File([name], name, { type });
  const bucket = async (actor: 'customer' | 'employee' | 'anon') =>
    (await backend.as(actor)).storage.from('project-files');

  it('are added by the office, to a project that there is, as what they are', async () => {
    const files = await bucket('employee');
    const path = projectFilePath(id, 'image/png');
    expect((await files.upload(path, file('a'))).error).toBeNull();
    const wrong = [
      projectFilePath(crypto.randomUUID(), 'image/png'),
      `${id}/gevel.png`,
      `${id}/../${crypto.randomUUID()}.png`,
      `${id}/${crypto.randomUUID()}.svg`,
    ];
    for (const bad of wrong) expect((await files.upload(bad, file('a'))).error, bad).not.toBeNull();
    const html = await files.upload(projectFilePath(id, 'image/png'), file('a', 'text/html'));
    expect(html.error).not.toBeNull();
    const customers = await (await bucket('customer')).upload(projectFilePath(id, 'image/png'), file('a'));
    expect(customers.error).not.toBeNull();
  });

  it('are opened by the customer where they are for him, and listed by nobody else', async () => {
    const office = await bucket('employee');
    const [shown, hidden] = [
      await writePhoto(backend.database, id),
      await writePhoto(backend.database, id, 'internal'),
    ];
    const small = smallPhotoPath(id, 'image/png', shown.id);
    for (const path of [shown.path, hidden.path, small]) await office.upload(path, file('a'));
    const his = await bucket('customer');
    for (const path of [shown.path, small]) expect((await his.download(path)).error).toBeNull();
    expect((await his.download(hidden.path)).error).not.toBeNull();
    expect(
      (await his.list(id)).data?.map(({ name }) => `${id}/${name.split('/').at(-1)}`).toSorted(),
    ).toEqual([shown.path, small].toSorted());
    await change(`email = 'somebody@example.org'`);
    expect((await his.download(shown.path)).error).not.toBeNull();
    expect((await his.list(id)).data).toEqual([]);
    expect((await (await bucket('anon')).list(id)).data).toEqual([]);
  });

  it('are documents once their file is there', async () => {
    const document = {
      id: crypto.randomUUID(),
      projectId: id,
      path: projectFilePath(id, 'application/pdf'),
      name: 'Kleurenstaat',
      audience: 'customer',
    } as const;
    await expect(addDocument(office, document)).rejects.toEqual(refused('no_file'));
    await (await bucket('employee')).upload(document.path, file('kleuren', 'application/pdf'));
    await addDocument(office, document);
    await addDocument(office, document);
    const { documents, entries } = await seen(customer);
    expect(documents).toMatchObject([
      { kind: 'file', name: 'Kleurenstaat', type: 'application/pdf', bytes: 7 },
    ]);
    expect(entries.map(({ kind }) => kind)).toEqual(['document']);
  });
});
