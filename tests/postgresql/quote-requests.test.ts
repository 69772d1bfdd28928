import { photoBucket, photoPath } from '@vakman/domain/photos/photos.paths';
import { startServerBackend, type ServerBackend } from '@vakman/supabase/local/postgresql/server-backend';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { quoteRequestRow } from '../database/support/quote-request-row.ts';
import { serverFolder } from './server-folder.ts';
import { finishUpload } from './storage-service.ts';

const sessions = 40;

let backend: ServerBackend;
beforeAll(async () => {
  backend = await startServerBackend(serverFolder(), sessions);
});
beforeEach(() => backend.sql`delete from public.quote_requests`);
afterAll(() => backend.remove());

/** Hands in a request for a visitor of his own; what became of it: empty, or the code of the refusal. */
async function submit(changes: Record<string, unknown>, turn: number): Promise<string> {
  const payload = JSON.stringify(quoteRequestRow(changes));
  try {
    await backend.sql`select public.submit_quote_request(${payload}::text::jsonb, ${`192.0.2.${turn}`})`;
    return '';
  } catch (error) {
    return (error as { code: string }).code;
  }
}

const atOnce = (changes: (turn: number) => Record<string, unknown>) =>
  Promise.all(Array.from({ length: sessions }, (_, turn) => submit(changes(turn), turn)));

async function uploadedLink(): Promise<string> {
  const path = photoPath('image/jpeg');
  const metadata = { size: 2000, mimetype: 'image/jpeg' };
  await finishUpload(backend.sql, { bucket: photoBucket, path, metadata, address: crypto.randomUUID() });
  return `https://x.example/storage/v1/object/sign/${photoBucket}/${path}?token=t`;
}

const often = (code: string, times: number) => Array.from({ length: times }, () => code);

describe('of forty requests at once', () => {
  it('with the same photos one has them, and all others are refused', async () => {
    const links = [await uploadedLink(), await uploadedLink()];
    const answers = await atOnce((turn) => ({ photos: turn % 2 === 0 ? links : links.toReversed() }));
    expect(answers.toSorted()).toEqual(['', ...often('23514', sessions - 1)]);
    const requests = await backend.sql`select id from public.quote_requests`;
    const taken = await backend.sql`select distinct request_id as id from private.sent_photos`;
    expect([...taken]).toEqual([...requests]);
  });

  it('with the same id that say the same one is stored, and all are known to be', async () => {
    const id = crypto.randomUUID();
    const answers = await atOnce(() => ({ id, email: 'jan@example.org' }));
    expect(answers.toSorted()).toEqual(['', ...often('23505', sessions - 1)]);
  });

  it('with the same id that say something else nobody is told that his was stored but one', async () => {
    const id = crypto.randomUUID();
    const answers = await atOnce((turn) => ({ id, message: `Graag een prijs voor deur ${turn}.` }));
    expect(answers.toSorted()).toEqual(['', ...often('PT409', sessions - 1)]);
    const [stored] = await backend.sql`select message from public.quote_requests`;
    expect(stored?.['message']).toBe(`Graag een prijs voor deur ${answers.indexOf('')}.`);
  });
});
