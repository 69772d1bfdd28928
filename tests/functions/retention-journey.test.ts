import { join } from 'node:path';
import { photoBucket } from '@vakman/domain/photos/photos.paths';
import { requestAccountDeletion } from '@vakman/supabase/client/account-deletion';
import type { Connection } from '@vakman/supabase/client/connection';
import { erasePerson } from '@vakman/supabase/client/persons';
import { fetchFile } from '@vakman/supabase/client/my-data';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newBooking } from '../database/support/bookings.ts';
import { pixel, pixelFile } from '../database/support/photos.ts';
import { insertQuoteRequest, quoteRequestRow } from '../database/support/quote-request-row.ts';
import { demoAccount, startTestBackend, type TestBackend } from '../database/support/test-backend.ts';

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend({
    functionsFolder: join(import.meta.dirname, '../../supabase/functions'),
  });
});
afterAll(() => backend.remove());

const own = demoAccount('customer');
const apply = () =>
  fetch(`${backend.apiUrl}/functions/v1/apply-retention`, {
    method: 'POST',
    headers: { apikey: backend.secretKey },
    body: '{}',
  });
async function connectionOf(actor: 'customer' | 'employee' | 'admin'): Promise<Connection> {
  const { data } = await (await backend.as(actor)).auth.getSession();
  return { ...backend.visitor, accessToken: data.session?.access_token ?? '' };
}
const lies = async (path: string) => {
  const { data } = await (await backend.as('service_role')).storage.from(photoBucket).exists(path);
  return data;
};

/** A request and a booking of an address, each with a photo that was moved to its folder. */
async function twoWithPhotos(email: string) {
  const service = await backend.as('service_role');
  const request = quoteRequestRow({ email });
  await insertQuoteRequest(backend.database, request);
  const booking = await newBooking(backend, { email });
  const files = [`quote-requests/${request.id}/gevel.png`, `bookings/${booking.id}/gevel.png`];
  for (const file of files) await service.storage.from(photoBucket).upload(file, pixelFile());
  await service.rpc('attach_photos', { request_id: request.id, paths: [files[0]] });
  await service.rpc('attach_booking_photos', { booking_id: booking.id, paths: [files[1]] });
  return { request: request.id, booking: booking.id, files };
}

async function makeOld(ids: { request: string; booking: string }, age: string) {
  await backend.database.exec(`update public.quote_requests set created_at = now() - interval '${age}'
    where id = '${ids.request}';
    update public.facade_bookings set status = 'refused', updated_at = now() - interval '${age}',
      starts_at = now() - interval '${age}', ends_at = now() - interval '${age}' + interval '2 hours'
    where id = '${ids.booking}'`);
}

describe('the job', () => {
  it('removes the files with what they belong to, after its limit and not before', async () => {
    const young = await twoWithPhotos('young@example.org');
    const old = await twoWithPhotos('old@example.org');
    await makeOld(young, '11 months');
    await makeOld(old, '13 months');
    expect((await apply()).status).toBe(202);
    for (const file of old.files) await expect.poll(() => lies(file)).toBe(false);
    expect(await Promise.all(young.files.map(lies))).toEqual([true, true]);
    // What was done is written down after it was done.
    const employee = await backend.as('employee');
    await expect
      .poll(async () => (await employee.from('retention_runs').select()).data)
      .toMatchObject([{ erased: { requests: 1, bookings: 1 }, files_removed: 2, files_stuck: 0 }]);
  });
});

describe('an admin', () => {
  it('erases a person with account and files by one call', async () => {
    const service = await backend.as('service_role');
    const email = 'erased@example.org';
    const { data } = await service.auth.admin.createUser({ email, email_confirm: true });
    const id = data.user?.id ?? '';
    const theirs = await twoWithPhotos(email);
    await backend.database.exec(
      `update public.facade_bookings set status = 'cancelled' where id = '${theirs.booking}'`,
    );
    expect(await erasePerson(await connectionOf('admin'), email)).toMatchObject({
      requests: 1,
      appointments: 1,
      account: true,
    });
    for (const file of theirs.files) await expect.poll(() => lies(file)).toBe(false);
    await expect
      .poll(async () => (await service.auth.admin.getUserById(id)).error)
      .toMatchObject({ code: 'user_not_found' });
  });

  it('is told what is wrong, and nobody else may', async () => {
    await expect(erasePerson(await connectionOf('admin'), '')).rejects.toMatchObject({ code: 'PT400' });
    const { email } = demoAccount('admin');
    await expect(erasePerson(await connectionOf('admin'), email)).rejects.toMatchObject({
      status: 409,
      code: 'last_admin',
    });
    for (const actor of ['customer', 'employee'] as const)
      await expect(erasePerson(await connectionOf(actor), own.email)).rejects.toMatchObject({
        status: 403,
        code: '42501',
      });
    await expect(erasePerson(backend.visitor, own.email)).rejects.toMatchObject({ code: '42501' });
  });
});

describe('a customer', () => {
  it('fetches his files, and nobody else’s', async () => {
    const mine = await twoWithPhotos(own.email);
    const others = await twoWithPhotos('other@example.org');
    await backend.database.exec(`update storage.objects set created_at = now() - interval '1 day'`);
    const connection = await connectionOf('customer');
    for (const file of mine.files) {
      const bytes = await (await fetchFile(connection, file)).arrayBuffer();
      expect(Buffer.from(bytes).equals(pixel)).toBe(true);
    }
    for (const file of others.files) await expect(fetchFile(connection, file)).rejects.toThrow();
  });

  it('who deleted his account cannot sign in a week later', async () => {
    const mine = await twoWithPhotos(own.email);
    const connection = await connectionOf('customer');
    await requestAccountDeletion(connection);
    const { auth } = await backend.as('anon');
    const signIn = () => auth.signInWithPassword({ email: own.email, password: own.password });
    await apply();
    expect((await signIn()).error).toBeNull();
    await backend.database.exec(
      `update private.account_deletions set delete_after = now() - interval '1 second'`,
    );
    await apply();
    await expect.poll(async () => (await signIn()).error?.code).toBe('invalid_credentials');
    await expect.poll(() => lies(mine.files[0] ?? '')).toBe(false);
    // Still to come: it stays, with what belongs to it.
    expect(await lies(mine.files[1] ?? '')).toBe(true);
  });
});
