import {
  profilePhotoBucket,
  profilePhotoLimits,
  profilePhotoPath,
} from '@vakman/domain/profile/profile.photo';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { pixelFile } from './support/photos.ts';
import { demoAccount, startTestBackend, type Actor, type TestBackend } from './support/test-backend.ts';

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend();
});
afterAll(() => backend.remove());
beforeEach(async () => {
  await backend.database.exec('delete from profiles');
  const { rows } = await backend.database.query<{ name: string }>(
    `select name from storage.objects where bucket_id = 'profile-photos'`,
  );
  const names = rows.map(({ name }) => name);
  if (names.length > 0)
    await (await backend.as('service_role')).storage.from(profilePhotoBucket).remove(names);
});

const customer = demoAccount('customer').id;
const newPath = (userId = customer) => profilePhotoPath(userId, 'image/webp');
interface Upload {
  readonly actor?: Actor;
  readonly file?: File;
}
const upload = async (path: string, { actor = 'customer', file = pixelFile('image/webp') }: Upload = {}) => {
  const { error } = await (await backend.as(actor)).storage.from(profilePhotoBucket).upload(path, file);
  return error;
};
const show = async (path: string | null, actor: Actor = 'customer') =>
  (await (await backend.as(actor)).rpc('set_profile_photo', { path })).error;
const orphans = async () =>
  (await (await backend.as('service_role')).rpc('orphaned_profile_photos')).data as string[];
const age = (path: string) =>
  backend.database.query(
    `update storage.objects set created_at = now() - interval '25 hours' where name = $1`,
    [path],
  );

describe('a photo is refused', () => {
  test.each([
    ['in the folder of another', () => newPath(demoAccount('employee').id)],
    ['in a folder below the own one', () => `${customer}/more/${crypto.randomUUID()}.webp`],
    ['under a name of its owner', () => `${customer}/me.webp`],
    ['that calls itself a drawing', () => `${customer}/${crypto.randomUUID()}.svg`],
    ['out of the own folder', () => `${customer}/../${crypto.randomUUID()}.webp`],
  ])('%s', async (_where, path) => {
    expect(await upload(path())).not.toBeNull();
  });

  test('of another kind, and larger than the bucket allows', async () => {
    expect(await upload(newPath(), { file: pixelFile('image/svg+xml') })).not.toBeNull();
    const large = new File([new Uint8Array(profilePhotoLimits.bytesOut + 1)], 'me.webp', {
      type: 'image/webp',
    });
    expect(await upload(newPath(), { file: large })).not.toBeNull();
  });

  test('after twenty of one day, also of forty at once', async () => {
    const results = await Promise.all(Array.from({ length: 40 }, () => upload(newPath())));
    expect(results.filter((error) => error === null)).toHaveLength(20);
    expect(await upload(newPath())).toMatchObject({ statusCode: '403' });
  });
});

describe('a photo is shown', () => {
  test('that lies in the own folder, and no other', async () => {
    const [mine, others] = [newPath(), newPath(demoAccount('employee').id)];
    expect(await upload(mine)).toBeNull();
    expect(await upload(others, { actor: 'employee' })).toBeNull();
    expect(await show(others)).toMatchObject({ code: 'PT404' });
    expect(await show(newPath())).toMatchObject({ code: 'PT404' });
    expect(await show(mine)).toBeNull();
    expect((await (await backend.as('customer')).rpc('read_profile')).data).toMatchObject({ photo: mine });
  });

  test('to the office, and to no other customer', async () => {
    const mine = newPath(demoAccount('admin').id);
    expect(await upload(mine, { actor: 'admin' })).toBeNull();
    const open = async (actor: Actor) =>
      (await (await backend.as(actor)).storage.from(profilePhotoBucket).download(mine)).error === null;
    expect(await Promise.all((['anon', 'customer', 'employee', 'admin'] as const).map(open))).toEqual([
      false,
      false,
      true,
      true,
    ]);
  });
});

describe('the job removes', () => {
  test('what nobody shows since a day, and not before', async () => {
    const [shown, before, fresh] = [newPath(), newPath(), newPath()];
    for (const path of [shown, before, fresh]) expect(await upload(path)).toBeNull();
    expect(await show(shown)).toBeNull();
    for (const path of [shown, before]) await age(path);
    // The one before was replaced just now, however long it lies there.
    expect(await orphans()).toEqual([]);
    await backend.database.exec(`update public.profiles set updated_at = now() - interval '25 hours'`);
    expect(await orphans()).toEqual([before]);
  });

  test('the photos of an account that is gone, at once', async () => {
    const service = await backend.as('service_role');
    const { data } = await service.auth.admin.createUser({ email: 'gone@example.org', email_confirm: true });
    const id = data.user?.id ?? '';
    const path = newPath(id);
    expect(await upload(path, { actor: 'service_role' })).toBeNull();
    await backend.database.query('insert into profiles (user_id, photo) values ($1, $2)', [id, path]);
    expect(await orphans()).toEqual([]);
    await service.auth.admin.deleteUser(id);
    expect(await orphans()).toEqual([path]);
  });
});
