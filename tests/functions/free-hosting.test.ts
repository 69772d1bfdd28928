import { join } from 'node:path';
import { photoBucket } from '@vakman/domain/photos/photos.paths';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { pixelFile, uploadPhoto } from '../database/support/photos.ts';
import { quoteRequestRow } from '../database/support/quote-request-row.ts';
import { startTestBackend, type TestBackend } from '../database/support/test-backend.ts';

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend({
    functionsFolder: join(import.meta.dirname, '../../supabase/functions'),
  });
});
afterAll(() => backend.remove());

const call = (name: string, body: unknown, headers: Record<string, string> = {}) =>
  fetch(`${backend.apiUrl}/functions/v1/${name}`, { method: 'POST', body: JSON.stringify(body), headers });

/** Stores a request, and waits until its mails are sent. */
async function handIn(photos: readonly string[]): Promise<void> {
  const row = quoteRequestRow({ photos });
  const { error } = await (await backend.as('anon')).from('quote_requests').insert(row);
  if (error) throw error;
  await call('send-quote-notification', { id: row.id });
  const isSent = async () => {
    const { data } = await (
      await backend.as('service_role')
    )
      .from('notifications')
      .select('sent_at')
      .eq('request_id', row.id)
      .eq('kind', 'office');
    return data?.[0]?.sent_at !== null;
  };
  await expect.poll(isSent, { timeout: 10_000 }).toBe(true);
}

it('moves a photo away from its first link, whatever host the link names', async () => {
  const { path, link } = await uploadPhoto(await backend.as('anon'));
  await handIn([link.replace(/^http:\/\/[^/]+/, 'http://1.2.3.999:99999')]);
  expect((await fetch(link)).ok, path).toBe(false);
});

it('sweeps what somebody uploads to a path that a request once linked', async () => {
  const anon = await backend.as('anon');
  const { path, link } = await uploadPhoto(anon);
  await handIn([link]);
  const bucket = anon.storage.from(photoBucket);
  expect((await bucket.upload(path, pixelFile())).error).toBeNull();
  const signed = await bucket.createSignedUrl(path, 100 * 365 * 86_400);
  const forever = signed.data?.signedUrl ?? '';
  expect((await fetch(forever)).ok).toBe(true);
  await backend.database.exec(`update storage.objects set created_at = created_at - interval '25 hours'`);
  await call('apply-retention', {}, { apikey: backend.secretKey });
  await expect.poll(async () => (await fetch(forever)).ok, { timeout: 10_000 }).toBe(false);
});
