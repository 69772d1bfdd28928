import { join } from 'node:path';
import { photoBucket } from '@vakman/domain/photos/photos.paths';
import { exampleRequest } from '@vakman/domain/quote-request/quote-request.example';
import { quoteRequestReference } from '@vakman/domain/quote-request/quote-request.reference';
import { facts } from '@vakman/supabase/functions/_shared/generated/facts';
import { mailOffice } from '@vakman/supabase/local/mail-addresses';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { pixelFile, uploadPhoto } from '../database/support/photos.ts';
import { quoteRequestRow } from '../database/support/quote-request-row.ts';
import { startTestBackend, type TestBackend } from '../database/support/test-backend.ts';

interface Mail {
  readonly to: readonly string[];
  readonly subject: string;
  readonly html: string;
  readonly text: string;
}

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend({
    functionsFolder: join(import.meta.dirname, '../../supabase/functions'),
    settings: {
      confirmations_per_email_a_day: 100,
      requests_per_email_a_day: 100,
      requests_per_address_an_hour: 1000,
    },
  });
});
beforeEach(async () => {
  await fetch(`${backend.mailUrl}/api/mails`, { method: 'DELETE' });
});
afterAll(() => backend.remove());

const mails = async () => (await (await fetch(`${backend.mailUrl}/api/mails`)).json()) as Mail[];

async function mailsOf(count: number): Promise<Mail[]> {
  await expect.poll(async () => (await mails()).length, { timeout: 60_000 }).toBe(count);
  return mails();
}

const call = (name: string, body: BodyInit, headers: Record<string, string> = {}) =>
  fetch(`${backend.apiUrl}/functions/v1/${name}`, { method: 'POST', body, headers, redirect: 'manual' });

async function storedRequest(column: 'id' | 'message', value: string | undefined) {
  const { data, error } = await (
    await backend.as('service_role')
  )
    .from('quote_requests')
    .select()
    .eq(column, value)
    .single();
  if (error) throw error;
  return data as { id: string; photos: string[]; attachments: string[]; source: string | null };
}

async function formOf(values: Record<string, string>, photos: File[]): Promise<FormData> {
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) form.append(name, value);
  for (const photo of photos) form.append('photos', photo);
  return form;
}

function typed(changes: Record<string, string> = {}): Record<string, string> {
  const { id, email } = quoteRequestRow();
  return { ...exampleRequest, email, message: `Graag een prijs voor deur ${id}.`, ...changes };
}

describe('a request that the widget stored', () => {
  it('reaches the office with its photos, and the applicant in his language', async () => {
    const anon = await backend.as('anon');
    const photos = [await uploadPhoto(anon), await uploadPhoto(anon)];
    const row = quoteRequestRow({
      language: 'uk',
      photos: photos.map(({ link }) => link),
      name: 'Олена <b>Коваленко</b>',
    });
    expect((await anon.from('quote_requests').insert(row)).error).toBeNull();
    expect((await anon.functions.invoke('send-quote-notification', { body: row })).error).toBeNull();

    const both = await mailsOf(2);
    const office = both.find(({ to }) => to.includes(mailOffice));
    const confirmation = both.find(({ to }) => to.includes(row.email));
    expect(office?.html).toContain('Олена &lt;b&gt;Коваленко&lt;/b&gt;');
    expect(confirmation?.html).toContain('<html lang="uk">');
    expect(confirmation?.subject).toContain(quoteRequestReference(row.id));
    expect(confirmation?.text).toContain(facts.company.phone.display);

    const links = [...(office?.text.matchAll(/https?:\S+token=\S+/g) ?? [])].map(([link]) => link);
    expect(links).toHaveLength(2);
    for (const link of links) expect((await fetch(link)).headers.get('content-type')).toBe('image/png');
    for (const { link } of photos) expect((await fetch(link)).ok).toBe(false);
    const { attachments } = await storedRequest('id', row.id);
    expect(attachments).toEqual(
      photos.map(({ path }) => path.replace('quote-attachments', `quote-requests/${row.id}`)),
    );
  });

  it('is mailed once, however often it is asked for', async () => {
    const anon = await backend.as('anon');
    const row = quoteRequestRow();
    await anon.from('quote_requests').insert(row);
    const ask = () => call('send-quote-notification', JSON.stringify({ id: row.id }));
    await Promise.all([ask(), ask(), ask()]);
    await mailsOf(2);
    await ask();
    await call('send-quote-notification', '{}', { apikey: backend.secretKey });
    await mailsOf(2);
  });

  it('sends nobody words of a caller, and nothing to a third person', async () => {
    const anon = await backend.as('anon');
    const row = quoteRequestRow({ name: 'Buy cheap paint', message: 'Visit https://spam.example today' });
    await anon.from('quote_requests').insert(row);
    const forged = { ...row, email: 'victim@example.com', to: 'victim@example.com', message: 'Other words' };
    expect((await call('send-quote-notification', JSON.stringify(forged))).status).toBe(202);
    const sent = await mailsOf(2);
    expect(sent.flatMap(({ to }) => to).sort()).toEqual([mailOffice, row.email].sort());
    const confirmation = sent.find(({ to }) => to.includes(row.email));
    expect(JSON.stringify(confirmation)).not.toMatch(/cheap paint|spam\.example|Other words/);
    expect(JSON.stringify(sent)).not.toMatch(/Other words|victim/);
  });
});

describe('a request from the form without script', () => {
  it('is stored with its photos, mailed, and thanked for', async () => {
    const values = typed({ language: 'de', source: 'partner-site' });
    const response = await call('submit-quote-request', await formOf(values, [pixelFile(), pixelFile()]));
    expect(response.status).toBe(303);
    expect(response.headers.get('location')).toBe('http://localhost:4173/de/offerte-aanvragen/bedankt');
    const office = (await mailsOf(2)).find(({ to }) => to.includes(mailOffice));
    expect(office?.text).toContain('partner-site');
    const row = await storedRequest('message', values['message']);
    expect([row.photos.length, row.attachments.length, row.source]).toEqual([2, 2, 'partner-site']);
  });

  it('is one request when it is sent twice', async () => {
    const values = typed();
    const send = async () => call('submit-quote-request', await formOf(values, [pixelFile()]));
    const answers = await Promise.all([send(), send()]);
    expect(answers.map(({ status }) => status)).toEqual([303, 303]);
    await mailsOf(2);
    const service = await backend.as('service_role');
    const { data } = await service
      .from('quote_requests')
      .select('id')
      .eq('email', values['email'] ?? '');
    expect(data).toHaveLength(1);
  });

  it('comes back with what is wrong, keeps its photo, and goes through then', async () => {
    const values = typed();
    const wrong = await call(
      'submit-quote-request',
      await formOf({ ...values, phone: '123' }, [pixelFile()]),
    );
    expect(wrong.status).toBe(422);
    const page = await wrong.text();
    const path = /name="photo_path" value="([^"]*)"/.exec(page)?.[1] ?? '';
    const again = await call('submit-quote-request', await formOf({ ...values, photo_path: path }, []));
    expect(again.status).toBe(303);
    expect((await storedRequest('message', values['message'])).photos).toHaveLength(1);
    await mailsOf(2);
  });

  it('is another request when it was edited after a lost answer, and both have the photo', async () => {
    const values = typed();
    await call('submit-quote-request', await formOf(values, [pixelFile()]));
    await mailsOf(2);
    const first = await storedRequest('message', values['message']);
    const edited = {
      ...values,
      message: 'Bij nader inzien ook de ramen.',
      id: first.id,
      sent_content: 'as it was before',
      photo_path: `quote-attachments/${first.attachments[0]?.split('/').at(-1)}`,
    };
    const again = await call('submit-quote-request', await formOf(edited, []));
    expect(again.status).toBe(303);
    const office = (await mailsOf(4)).filter(({ to }) => to.includes(mailOffice));
    for (const { text } of office) {
      expect((await fetch(/https?:\S+token=\S+/.exec(text)?.[0] ?? '')).headers.get('content-type')).toBe(
        'image/png',
      );
    }
    const second = await storedRequest('message', edited.message);
    expect([second.attachments.length, second.id === first.id]).toEqual([1, false]);
    expect(second.attachments).not.toEqual(first.attachments);
  });
});

it('files that nobody sent in are swept after a day, those of requests stay', async () => {
  const anon = await backend.as('anon');
  const [orphan, used] = [await uploadPhoto(anon), await uploadPhoto(anon)];
  await anon.from('quote_requests').insert(quoteRequestRow({ photos: [used.link] }));
  await backend.database.exec(`update storage.objects set created_at = created_at - interval '25 hours'`);
  expect((await call('apply-retention', '{}')).status).toBe(401);
  const swept = await call('apply-retention', '{}', { apikey: backend.secretKey });
  expect(swept.status).toBe(202);
  const bucket = (await backend.as('service_role')).storage.from(photoBucket);
  const isGone = async () => (await bucket.download(orphan.path)).error !== null;
  await expect.poll(isGone, { timeout: 60_000 }).toBe(true);
  expect((await bucket.download(used.path)).error).toBeNull();
});
