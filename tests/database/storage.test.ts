import { photoBucket } from '@vakman/domain/photos/photos.paths';
import { photoTypes } from '@vakman/domain/photos/photos.types';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { outcomeOf } from './decisions/storage-decision.ts';
import { storageDecisions } from './decisions/storage.ts';
import { pixel, uploadPhoto } from './support/photos.ts';
import { actors, startTestBackend, type TestBackend } from './support/test-backend.ts';

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend();
});
afterAll(() => backend.remove());

const cells = storageDecisions.flatMap(({ operation, ask, outcomes }) =>
  actors.map((actor) => ({ operation, ask, actor, outcome: outcomes[actor] })),
);

describe('the bucket of photos', () => {
  it.each(cells)('$operation: $actor: $outcome', async ({ ask, actor, outcome }) => {
    const photo = await uploadPhoto(await backend.as('anon'));
    const answer = await ask(await backend.as(actor), photo);
    expect(outcomeOf(answer), JSON.stringify(answer.error)).toBe(outcome);
    if (actor !== 'service_role') {
      const kept = await (await backend.as('service_role')).storage.from(photoBucket).download(photo.path);
      expect(await kept.data?.bytes()).toEqual(new Uint8Array(pixel));
    }
  });

  it('is private, and takes pictures and PDF of at most 10 MB', async () => {
    const client = await backend.as('service_role');
    const { data } = await client.storage.getBucket(photoBucket);
    expect(data).toMatchObject({ public: false, file_size_limit: 10 * 1024 * 1024 });
    expect(data?.allowed_mime_types?.toSorted()).toEqual(Object.keys(photoTypes).toSorted());
  });

  it('opens a file by its link, and by no link of another file or another secret', async () => {
    const { path, link } = await uploadPhoto(await backend.as('anon'));
    const other = await uploadPhoto(await backend.as('anon'));
    const opened = await fetch(link);
    expect(opened.headers.get('content-type')).toBe('image/png');
    expect(await opened.bytes()).toEqual(new Uint8Array(pixel));
    expect((await fetch(link.replace(path, other.path))).ok).toBe(false);
    expect((await fetch(`${link}x`)).status).toBe(400);
    expect((await fetch(`${backend.apiUrl}/storage/v1/object/public/${photoBucket}/${path}`)).ok).toBe(false);
  });

  it('signs a path for a quarter of an hour after the upload', async () => {
    const client = await backend.as('anon');
    const { path } = await uploadPhoto(client);
    const sign = () => client.storage.from(photoBucket).createSignedUrl(path, 60);
    const age = (minutes: number) =>
      backend.database.query(
        `update storage.objects set created_at = now() - $1 * interval '1 minute' where name = $2`,
        [minutes, path],
      );
    await age(14);
    expect((await sign()).error).toBeNull();
    await age(16);
    expect((await sign()).error).not.toBeNull();
  });

  it('keeps nothing of a moved photo where the visitor could open it', async () => {
    const { path, link } = await uploadPhoto(await backend.as('anon'));
    const service = await backend.as('service_role');
    const moved = `quote-requests/${crypto.randomUUID()}/1.png`;
    await service.storage.from(photoBucket).move(path, moved);
    expect((await fetch(link)).ok).toBe(false);
    expect(
      (await (await backend.as('anon')).storage.from(photoBucket).createSignedUrl(moved, 60)).error,
    ).not.toBeNull();
    const signed = await service.storage.from(photoBucket).createSignedUrl(moved, 60);
    expect((await fetch(signed.data?.signedUrl ?? '')).ok).toBe(true);
  });
});
