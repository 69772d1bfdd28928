import { photoLimits } from '@vakman/domain/photos/photos.limits';
import { photoBucket } from '@vakman/domain/photos/photos.paths';
import { fileAddress, freshPath, picture, type Asker } from './asker.ts';
import type { Questions } from './question.ts';

const post = (path: string) => `POST ${fileAddress(path)}` as const;
const tooLarge = Buffer.alloc(photoLimits.bytes + 1);

/** As storage-js sends a file in a browser. */
function form(bytes: Uint8Array<ArrayBuffer>): FormData {
  const data = new FormData();
  data.append('cacheControl', '3600');
  data.append('', new File([bytes], 'a.jpg', { type: 'image/jpeg' }));
  return data;
}

async function counted({ backend }: Asker): Promise<number> {
  const { rows } = await backend.database.query<{ count: number }>(
    `select count(*)::integer as count from private.rate_events where kind = 'upload'`,
  );
  return rows[0]?.count ?? 0;
}

async function rowsAfter({ backend }: Asker, path: string): Promise<number> {
  const { rows } = await backend.database.query('select from storage.objects where name = $1', [path]);
  return rows.length;
}

/** Uploads as many at once as there are paths, where three an hour are allowed. */
async function uploadOfThree({ ask, backend }: Asker, paths: readonly string[], atOnce: boolean) {
  const limit = (uploads: number) =>
    backend.database.query('update private.settings set uploads_per_address_an_hour = $1', [uploads]);
  await backend.database.query(`delete from private.rate_events where kind = 'upload'`);
  await limit(3);
  try {
    const upload = (path: string) => ask('visitor', post(path), { body: picture });
    if (atOnce) return await Promise.all(paths.map(upload));
    const answers = [];
    for (const path of paths) answers.push(await upload(path));
    return answers;
  } finally {
    await limit(100_000);
  }
}

/** A body whose length nobody tells. */
const withoutLength = () => new Blob([tooLarge]).stream();

export const storageUploads: Questions = {
  'upload, multipart as storage-js in a browser': ({ ask }) =>
    ask('visitor', post(freshPath()), { body: form(picture) }),
  'upload, raw body': ({ ask }) => ask('visitor', post(freshPath()), { body: picture }),
  'upload counted by the trigger': async (asker) => {
    const before = await counted(asker);
    await asker.uploaded();
    return (await counted(asker)) - before;
  },
  'refused upload not counted': async (asker) => {
    const before = await counted(asker);
    await asker.ask('visitor', post('elsewhere/a.jpg'), { body: picture });
    return (await counted(asker)) - before;
  },
  'upload elsewhere in the bucket': ({ ask }) =>
    ask('visitor', post(`elsewhere/${crypto.randomUUID()}.jpg`), { body: picture }),
  'upload with no uuid': ({ ask }) => ask('visitor', post('quote-attachments/a.jpg'), { body: picture }),
  'upload to no bucket': ({ ask }) =>
    ask('visitor', `POST /storage/v1/object/no-bucket/${freshPath()}`, { body: picture }),
  'upload to a taken path': async ({ ask, uploaded }) =>
    ask('visitor', post(await uploaded()), { body: picture }),
  'x-upsert on a taken path': async ({ ask, uploaded }) =>
    ask('visitor', post(await uploaded()), { body: picture, headers: { 'x-upsert': 'true' } }),
  'x-upsert on a free path': ({ ask }) =>
    ask('visitor', post(freshPath()), { body: picture, headers: { 'x-upsert': 'true' } }),
  'PUT over a taken path': async ({ ask, uploaded }) =>
    ask('visitor', `PUT ${fileAddress(await uploaded())}`, { body: picture }),
  'too large, multipart': ({ ask }) => ask('visitor', post(freshPath()), { body: form(tooLarge) }),
  'too large, raw': ({ ask }) => ask('visitor', post(freshPath()), { body: tooLarge }),
  'too large, raw without length': async ({ backend }) => {
    const response = await fetch(backend.apiUrl + fileAddress(freshPath()), {
      method: 'POST',
      headers: { apikey: backend.publishableKey, 'content-type': 'image/jpeg' },
      body: withoutLength(),
      duplex: 'half',
    } as RequestInit);
    const { code } = (await response.json()) as { code?: string };
    return { status: response.status, code };
  },
  'too large left no row': async (asker) => {
    const path = freshPath();
    await asker.ask('visitor', post(path), { body: tooLarge });
    return rowsAfter(asker, path);
  },
  'exactly 10 MiB': ({ ask }) =>
    ask('visitor', post(freshPath()), { body: tooLarge.subarray(0, photoLimits.bytes) }),
  'wrong mime': ({ ask }) =>
    ask('visitor', post(freshPath()), { body: picture, headers: { 'content-type': 'image/svg+xml' } }),
  'no mime': ({ ask }) =>
    ask('visitor', post(freshPath()), {
      body: picture,
      headers: { 'content-type': 'application/octet-stream' },
    }),
  'empty file': ({ ask }) => ask('visitor', post(freshPath()), { body: Buffer.alloc(0) }),
  'no key at all': ({ ask }) => ask('nobody', post(freshPath()), { body: picture }),
  'unknown key': ({ ask }) => ask('stranger', post(freshPath()), { body: picture }),
  'signed upload link': ({ ask }) =>
    ask('visitor', `POST /storage/v1/object/upload/sign/${photoBucket}/${freshPath()}`, { body: {} }),
  'resumable upload': async ({ ask }) => {
    const { status } = await ask('visitor', 'POST /storage/v1/upload/resumable', {
      headers: { 'upload-length': '1' },
    });
    return { status };
  },
  'the fourth of three an hour': async (asker) => {
    const answers = await uploadOfThree(asker, Array.from({ length: 4 }, freshPath), false);
    return [...answers.slice(0, 3).map(({ status }) => status), answers[3]];
  },
  'forty at once, three allowed': async (asker) => {
    const answers = await uploadOfThree(asker, Array.from({ length: 40 }, freshPath), true);
    return `${answers.filter(({ status }) => status === 200).length} stored`;
  },
  'subject of the count is the sender': async ({ backend, uploaded }) => {
    await uploaded();
    const { rows } = await backend.database.query<{ subjects: number }>(
      `select count(distinct subject)::integer as subjects from private.rate_events where kind = 'upload'`,
    );
    return rows[0]?.subjects === 1;
  },
};
