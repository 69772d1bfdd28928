import { galleryBucket, galleryLimits, galleryTypes } from '@vakman/domain/gallery.schema';
import { listGalleryProjects } from '@vakman/supabase/client/gallery';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { galleryStorageDecisions } from './decisions/gallery-storage.ts';
import { outcomeOf } from './decisions/storage-decision.ts';
import { uploadGalleryPicture } from './support/gallery-pictures.ts';
import { pixel } from './support/photos.ts';
import { actors, startTestBackend, type TestBackend } from './support/test-backend.ts';

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend();
});
afterAll(() => backend.remove());

const cells = galleryStorageDecisions.flatMap(({ operation, ask, outcomes }) =>
  actors.map((actor) => ({ operation, ask, actor, outcome: outcomes[actor] })),
);

describe('the gallery', () => {
  it('shows visitors what the office adds, newest first, with pictures that need no key', async () => {
    const office = await backend.as('employee');
    const picture = await uploadGalleryPicture(office);
    const translations = { en: { title: 'House in Gouda', description: 'Frames painted.' }, zh: {} };
    const published = {
      published_at: '2026-11-22T12:00:00+00:00',
      permission: 'mail',
      permitted_on: '2026-11-21',
    };
    const rows = [
      {
        title: 'Woonhuis in Gouda',
        category: 'painting',
        description: 'Kozijnen geschilderd.',
        before_image_url: picture.path,
        after_image_url: picture.path,
        translations,
      },
      { title: 'Gevel in Delft', category: 'other', translations: null },
    ];
    for (const row of rows)
      expect(
        (await office.from('project_gallery').insert<unknown>({ ...row, ...published })).error,
      ).toBeNull();

    const { apiUrl: url, publishableKey } = backend;
    const projects = await listGalleryProjects({ url, publishableKey });
    const empty = { description: null, before_image_url: null, after_image_url: null };
    const made = { id: expect.any(Number), created_at: expect.any(String) };
    expect(projects).toEqual([
      { ...empty, ...rows[1], ...made },
      { ...rows[0], before_image_url: picture.url, after_image_url: picture.url, ...made },
    ]);
    const opened = await fetch(projects[1]?.after_image_url ?? '');
    expect(opened.headers.get('content-type')).toBe('image/png');
    expect(await opened.bytes()).toEqual(new Uint8Array(pixel));
  });

  it.each([
    'https://elsewhere.example/na.png',
    'https://elsewhere.example/storage/v1/object/public/project-gallery/na.png',
    '//elsewhere.example/na.png',
    '../project-images/na.png',
    'javascript:alert(1)',
  ])('takes no picture from elsewhere, not even from an admin: %s', async (address) => {
    const table = (await backend.as('admin')).from('project_gallery');
    for (const column of ['before_image_url', 'after_image_url']) {
      const row = { title: 'Gevel', category: 'other', [column]: address };
      expect((await table.insert<unknown>(row)).error, column).toMatchObject({ code: '23514' });
    }
  });

  it('has a public bucket for pictures of the size and the types that the domain allows', async () => {
    const { data } = await (await backend.as('service_role')).storage.getBucket(galleryBucket);
    expect(data).toMatchObject({ public: true, file_size_limit: galleryLimits.bytes });
    expect(data?.allowed_mime_types?.toSorted()).toEqual(galleryTypes.toSorted());
  });

  it('lets every page show a picture, also one that is isolated from other origins', async () => {
    const { url } = await uploadGalleryPicture(await backend.as('admin'));
    const answer = await fetch(url, { headers: { origin: 'https://partner.example' } });
    expect(answer.ok).toBe(true);
    expect(answer.headers.get('access-control-allow-origin')).toBe('*');
  });

  it('tells whoever knows no path nothing of what the bucket holds', async () => {
    const { url } = await uploadGalleryPicture(await backend.as('admin'));
    expect((await fetch(url.slice(0, url.lastIndexOf('/')))).ok).toBe(false);
    const list = await fetch(`${backend.apiUrl}/storage/v1/object/list/${galleryBucket}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ prefix: 'projects' }),
    });
    expect(await list.text()).not.toContain('.png');
  });

  it.each(cells)('$operation: $actor: $outcome', async ({ ask, actor, outcome }) => {
    const picture = await uploadGalleryPicture(await backend.as('employee'));
    const answer = await ask(await backend.as(actor), picture);
    expect(outcomeOf(answer), JSON.stringify(answer.error)).toBe(outcome);
    if (outcome === 'done') return;
    expect(await (await fetch(picture.url)).bytes()).toEqual(new Uint8Array(pixel));
  });
});
