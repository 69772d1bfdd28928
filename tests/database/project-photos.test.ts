import type { PhotoDraft } from '@vakman/domain/project/project.drafts';
import { projectFilePath, smallPhotoPath } from '@vakman/domain/project/project.files';
import type { BackendError, Connection } from '@vakman/supabase/client/connection';
import {
  addPhotos,
  changePhotos,
  removeEntry,
  removePhoto,
  saveEntry,
} from '@vakman/supabase/client/project-entries';
import { readProject } from '@vakman/supabase/client/projects';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { connectionOf } from './support/connection-of.ts';
import { pixelFile } from './support/photos.ts';
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
  await backend.database.exec('truncate projects cascade');
  id = await newProject(backend.database);
});

const refused = (code: string) => expect.objectContaining({ code }) as BackendError;
const seen = async () => {
  const file = await readProject(office, id);
  if (file === null) throw new Error('no such project');
  return file;
};
/** A photo whose files are there, as the browser writes it down. */
const uploaded = async (entry_id: string): Promise<PhotoDraft> => {
  const photo = crypto.randomUUID();
  const [path, small_path] = [
    projectFilePath(id, 'image/png', photo),
    smallPhotoPath(id, 'image/png', photo),
  ];
  const files = (await backend.as('employee')).storage.from('project-files');
  for (const one of [path, small_path]) {
    const { error } = await files.upload(one, pixelFile());
    if (error) throw error;
  }
  return {
    id: photo,
    entry_id,
    path,
    small_path,
    stage: 'during',
    audience: 'customer',
    width: 2048,
    height: 1536,
  };
};
const entry = (entryId: string, changes = {}) => ({
  id: entryId,
  projectId: id,
  version: null,
  kind: 'photos' as const,
  body: 'De gevel staat in de grondverf.',
  stage: 'during' as const,
  audience: 'customer' as const,
  ...changes,
});

describe('photos', () => {
  it('are written down once, however often they are sent, one by one or several at once', async () => {
    const entryId = crypto.randomUUID();
    const photos = [await uploaded(entryId), await uploaded(entryId)];
    await Promise.all(photos.map((photo) => addPhotos(office, id, [photo])));
    await addPhotos(office, id, photos);
    const file = await seen();
    expect(file.photos.map((photo) => photo.id).toSorted()).toEqual(
      photos.map((photo) => photo.id).toSorted(),
    );
    expect(file.entries).toMatchObject([
      { id: entryId, kind: 'photos', stage: 'during', audience: 'customer' },
    ]);
  });

  it('get their words also where these arrive after them', async () => {
    const entryId = crypto.randomUUID();
    await addPhotos(office, id, [await uploaded(entryId)]);
    await saveEntry(office, entry(entryId));
    await saveEntry(office, entry(entryId));
    expect((await seen()).entries).toMatchObject([{ body: 'De gevel staat in de grondverf.' }]);
    await expect(saveEntry(office, entry(entryId, { body: 'Iets anders.' }))).rejects.toEqual(
      refused('changed'),
    );
  });

  it('are not written down before their file is there, nor with an entry of another project', async () => {
    const entryId = crypto.randomUUID();
    const photo = await uploaded(entryId);
    const gone = { ...photo, path: projectFilePath(id, 'image/png') };
    await expect(addPhotos(office, id, [gone])).rejects.toEqual(refused('no_file'));
    await addPhotos(office, id, [photo]);
    id = await newProject(backend.database);
    await expect(addPhotos(office, id, [await uploaded(entryId)])).rejects.toEqual(refused('PT404'));
    await expect(
      addPhotos(office, id, [{ ...photo, id: crypto.randomUUID(), entry_id: crypto.randomUUID() }]),
    ).rejects.toEqual(refused('23514'));
  });

  it('follow what their entry says of them, until somebody says else of one', async () => {
    const entryId = crypto.randomUUID();
    await saveEntry(office, entry(entryId));
    const photos = [await uploaded(entryId), await uploaded(entryId)];
    await addPhotos(office, id, photos);
    await saveEntry(office, entry(entryId, { version: 1, audience: 'internal', stage: 'after' }));
    const audiences = async () => (await seen()).photos.map(({ audience, stage }) => [audience, stage]);
    expect(await audiences()).toEqual([
      ['internal', 'after'],
      ['internal', 'after'],
    ]);
    await changePhotos(
      office,
      photos.slice(0, 1).map((photo) => photo.id),
      { stage: 'before', audience: 'customer' },
    );
    expect(new Set((await audiences()).map((each) => each.join(' ')))).toEqual(
      new Set(['customer before', 'internal after']),
    );
  });

  it('are taken away and brought back, alone and with their entry', async () => {
    const entryId = crypto.randomUUID();
    const [photo, other] = [await uploaded(entryId), await uploaded(entryId)];
    await addPhotos(office, id, [photo, other]);
    await removePhoto(office, photo.id);
    expect((await seen()).photos.map((shown) => shown.id)).toEqual([other.id]);
    await removePhoto(office, photo.id, false);
    await removeEntry(office, entryId);
    expect((await seen()).photos).toEqual([]);
    await removeEntry(office, entryId, false);
    expect((await seen()).photos).toHaveLength(2);
    await expect(removePhoto(office, crypto.randomUUID())).rejects.toEqual(refused('PT404'));
  });
});

it('what happened is written down by itself, and by nobody’s hand', async () => {
  const wrong = entry(crypto.randomUUID(), { kind: 'state' });
  await expect(saveEntry(office, wrong as never)).rejects.toEqual(refused('23514'));
});
