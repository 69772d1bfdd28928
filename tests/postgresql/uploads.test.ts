import { photoLimits } from '@vakman/domain/photos/photos.limits';
import { photoBucket, photoPath } from '@vakman/domain/photos/photos.paths';
import { startServerBackend, type ServerBackend } from '@vakman/supabase/local/postgresql/server-backend';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { serverFolder } from './server-folder.ts';
import { finishUpload, tryUpload, type Upload } from './storage-service.ts';

const sessions = 40;
const refused = '42501';

let backend: ServerBackend;
beforeAll(async () => {
  backend = await startServerBackend(serverFolder(), sessions);
  await backend.sql`insert into storage.buckets (id, name, file_size_limit) values
    ('small', 'small', 10), ('boundless', 'boundless', null)`;
});
beforeEach(async () => {
  await backend.sql`delete from private.rate_events`;
  await backend.sql`delete from storage.objects`;
});
afterAll(() => backend.remove());

const photo = (changes: Partial<Upload> = {}): Upload => ({
  bucket: photoBucket,
  path: photoPath('image/jpeg'),
  metadata: { size: 2000, mimetype: 'image/jpeg' },
  address: '192.0.2.1',
  ...changes,
});
const allow = (uploads: number) =>
  backend.sql`update private.settings set uploads_per_address_an_hour = ${uploads}`;
const claim = async (paths: readonly string[], address = '192.0.2.1') => {
  const [row] = await backend.sql<{ claimed: string[] }[]>`
    select public.claim_uploads(${address}, ${[...paths]}::text[]) as claimed`;
  return row?.claimed ?? [];
};
const count = async (query: Promise<readonly { count: string }[]>) => Number((await query)[0]?.count);
const stored = () => count(backend.sql`select count(*) from storage.objects`);
const counted = () => count(backend.sql`select count(*) from private.rate_events where kind = 'upload'`);
const paths = (number: number) => Array.from({ length: number }, () => photoPath('image/jpeg'));

describe('a bucket', () => {
  const MiB = 1024 * 1024;
  const finish = (changes: Partial<Upload>) => finishUpload(backend.sql, photo(changes));
  const sized = (size: unknown) => ({ metadata: { size, mimetype: 'image/jpeg' } });

  it('keeps no file that is larger than it allows, though no size was announced', async () => {
    await allow(100);
    expect(await tryUpload(backend.sql, photo())).toBeUndefined();
    expect(await finish(sized(60 * MiB))).toBe(refused);
    expect(await finish(sized(photoLimits.bytes + 1))).toBe(refused);
    expect([await stored(), await counted()]).toEqual([0, 0]);
    expect(await finish(sized(photoLimits.bytes))).toBeUndefined();
    expect([await stored(), await counted()]).toEqual([1, 1]);
  });

  it('takes none in place of a smaller one either', async () => {
    const { path } = photo();
    expect(await finish({ path, ...sized(2000) })).toBeUndefined();
    expect(await finish({ path, ...sized(60 * MiB) })).toBe(refused);
    expect(await finish({ path, ...sized(3000) })).toBeUndefined();
  });

  it('has its own limit, or none', async () => {
    expect(await finish({ bucket: 'small', ...sized(11) })).toBe(refused);
    expect(await finish({ bucket: 'small', ...sized(10) })).toBeUndefined();
    expect(await finish({ bucket: 'boundless', ...sized(60 * MiB) })).toBeUndefined();
  });

  const sizeless = [
    null,
    [],
    'large',
    {},
    { size: 'large' },
    { size: null },
    { size: { of: 1 } },
    { size: -1 },
  ];
  it.each(sizeless.map((metadata) => ({ metadata })))(
    'goes on where no size is told: $metadata',
    async ({ metadata }) => {
      for (const bucket of ['small', 'boundless', photoBucket])
        expect(await finish({ bucket, metadata })).toBeUndefined();
    },
  );

  it.each(['9'.repeat(200), 1e300])('is not confused by the size %s', async (size) => {
    expect(await finish({ bucket: 'small', ...sized(size) })).toBe(refused);
  });
});

describe('a file that is stored', () => {
  const finish = (cacheControl: unknown) =>
    finishUpload(backend.sql, photo({ metadata: { size: 2000, mimetype: 'image/jpeg', cacheControl } }));

  it.each(['no-cache', 'max-age=3600', 'public, max-age=31536000, immutable', '', null])(
    'is sent with the header %j',
    async (cacheControl) => {
      await allow(100);
      expect(await finish(cacheControl)).toBeUndefined();
    },
  );

  it.each([
    ['is longer than needed', 'max-age='.padEnd(101, '1')],
    ['fills many kilobytes', `max-age=${'a'.repeat(300_000)}`],
    ['holds a line break', 'max-age=1\nx: y'],
    ['holds letters beyond ASCII', 'max-age=é中'],
  ])('has no header that %s', async (_, cacheControl) => {
    await allow(100);
    expect(await finish(cacheControl)).toBe(refused);
    expect([await stored(), await counted()]).toEqual([0, 0]);
  });

  it('gets none in place of its own either', async () => {
    await allow(100);
    const { path } = photo();
    const again = (cacheControl: string) =>
      finishUpload(backend.sql, photo({ path, metadata: { size: 2000, cacheControl } }));
    expect(await again('max-age=3600')).toBeUndefined();
    expect(await again('a'.repeat(101))).toBe(refused);
    expect(await again('max-age=60')).toBeUndefined();
  });
});

describe('one sender', () => {
  it('uploads as many files as he may, not one more when forty come at once', async () => {
    await allow(3);
    const uploads = Array.from({ length: sessions }, () => photo());
    const trials = await Promise.all(uploads.map((upload) => tryUpload(backend.sql, upload)));
    // All were tried before the first was stored: none of them could know of the others.
    expect(new Set(trials)).toEqual(new Set([undefined]));
    const answers = await Promise.all(uploads.map((upload) => finishUpload(backend.sql, upload)));
    expect(answers.filter((answer) => answer === undefined)).toHaveLength(3);
    expect(answers.filter((answer) => answer === refused)).toHaveLength(sessions - 3);
    expect([await stored(), await counted()]).toEqual([3, 3]);
    expect(await tryUpload(backend.sql, photo())).toBe(refused);
  });

  it('has one limit for the forms with and without script', async () => {
    await allow(7);
    const answers = await Promise.all(
      Array.from({ length: sessions }, async (_, index) => {
        if (index % 2 === 0) return (await claim(paths(2))).length;
        return (await finishUpload(backend.sql, photo())) === undefined ? 1 : 0;
      }),
    );
    expect(answers.reduce((sum, number) => sum + number, 0)).toBe(7);
    expect(await counted()).toBe(7);
  });

  it('claims no more than he has left, however many he asks for', async () => {
    await allow(4);
    const wanted = paths(10);
    expect(await claim(wanted.slice(0, 3))).toEqual(wanted.slice(0, 3));
    expect(await claim(wanted.slice(3))).toEqual([wanted[3]]);
    expect(await claim(wanted.slice(4))).toEqual([]);
    expect(await claim(paths(1), '192.0.2.2')).toHaveLength(1);
  });

  it('has what was claimed for him stored by a function, which is not counted again', async () => {
    await allow(2);
    const [first = '', second = ''] = await claim(paths(2));
    const byFunction = (path: string) => finishUpload(backend.sql, photo({ path, address: '198.51.100.9' }));
    await allow(0);
    expect(await byFunction(first)).toBeUndefined();
    expect(await byFunction(second)).toBeUndefined();
    expect(await byFunction(photoPath('image/jpeg'))).toBe(refused);
    expect(await counted()).toBe(2);
  });

  it('shares what a household may with the /56 and the /48 around it', async () => {
    await allow(3);
    const uploadsFrom = async (addresses: readonly string[]) => {
      await backend.sql`delete from private.rate_events`;
      const claimed = await Promise.all(addresses.map((address) => claim(paths(2), address)));
      return claimed.flat().length;
    };
    const of = (network: (index: number) => string) =>
      Array.from({ length: 20 }, (_, index) => network(index));
    expect(await uploadsFrom(of((index) => `2001:db8:9:1${index + 10}::1`))).toBe(6);
    expect(await uploadsFrom(of((index) => `2001:db8:9:${index + 10}00::1`))).toBe(12);
  });

  it('keeps nobody else from uploading', async () => {
    await allow(1);
    const addresses = Array.from({ length: 20 }, (_, index) => `192.0.2.${100 + index}`);
    const answers = await Promise.all(
      addresses.map((address) => finishUpload(backend.sql, photo({ address }))),
    );
    expect(new Set(answers)).toEqual(new Set([undefined]));
  });
});
