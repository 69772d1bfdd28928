import { randomUUID } from 'node:crypto';
import { photoBucket } from '@vakman/domain/photos/photos.paths';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newBooking } from './support/bookings.ts';
import { pixelFile, uploadPhoto } from './support/photos.ts';
import { startTestBackend, type TestBackend } from './support/test-backend.ts';

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend();
});
afterAll(() => backend.remove());

const orphans = async () => {
  await backend.database.exec(`update storage.objects set created_at = now() - interval '2 days'`);
  const { data, error } = await (await backend.as('service_role')).rpc('orphaned_attachments');
  if (error) throw error;
  return data as string[];
};

it('a photo is kept until the office was mailed about it', async () => {
  const { link, path } = await uploadPhoto(await backend.as('anon'));
  const { id } = await newBooking(backend, { photos: [link] });
  expect(await orphans()).not.toContain(path);
  await backend.database.query('update notifications set sent_at = now() where booking_id = $1', [id]);
  expect(await orphans()).toContain(path);
});

it('moved photos stay as long as their booking', async () => {
  const { id } = await newBooking(backend);
  const service = await backend.as('service_role');
  const path = `bookings/${id}/gevel.png`;
  const { error } = await service.storage.from(photoBucket).upload(path, pixelFile());
  expect(error).toBeNull();
  const attached = await service.rpc('attach_booking_photos', { booking_id: id, paths: [path] });
  expect(attached.error).toBeNull();
  const { rows } = await backend.database.query('select attachments from facade_bookings where id = $1', [
    id,
  ]);
  expect(rows).toEqual([{ attachments: [path] }]);
  expect(await orphans()).not.toContain(path);
  await backend.database.query('delete from facade_bookings where id = $1', [id]);
  expect(await orphans()).toContain(path);
});

it.each([['bookings/other/gevel.png'], ['quote-attachments/gevel.png'], [null]])(
  'what lies outside the folder of the booking is not attached: %s',
  async (path) => {
    const { id } = await newBooking(backend);
    const service = await backend.as('service_role');
    const { error } = await service.rpc('attach_booking_photos', { booking_id: id, paths: [path] });
    expect(error).toMatchObject({ code: '23514' });
  },
);

it('a visitor opens no photo by the folder of a booking', async () => {
  const { id } = await newBooking(backend);
  const path = `bookings/${id}/${randomUUID()}.png`;
  await (await backend.as('service_role')).storage.from(photoBucket).upload(path, pixelFile());
  const bucket = (await backend.as('anon')).storage.from(photoBucket);
  expect((await bucket.createSignedUrl(path, 60)).error).not.toBeNull();
  expect((await bucket.download(path)).error).not.toBeNull();
  expect((await bucket.upload(`bookings/${id}/${randomUUID()}.png`, pixelFile())).error).not.toBeNull();
});
