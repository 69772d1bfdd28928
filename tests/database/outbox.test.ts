import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { uploadPhoto } from './support/photos.ts';
import { quoteRequestRow } from './support/quote-request-row.ts';
import { startTestBackend, type TestBackend } from './support/test-backend.ts';

interface Claimed {
  readonly notification: { readonly id: string; readonly kind: string; readonly attempts: number };
  readonly request: { readonly id: string; readonly [column: string]: unknown };
}

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend();
});
beforeEach(() => backend.database.exec('delete from public.quote_requests'));
afterAll(() => backend.remove());

const insert = async (changes: Record<string, unknown> = {}) => {
  const row = quoteRequestRow(changes);
  const { error } = await (await backend.as('anon')).from('quote_requests').insert(row);
  if (error) throw error;
  return row;
};

const call = async <Result = unknown>(name: string, values: Record<string, unknown> = {}) => {
  const { data, error } = await (await backend.as('service_role')).rpc(name, values);
  if (error) throw error;
  return data as Result;
};

const claim = (values: Record<string, unknown> = {}) => call<Claimed[]>('claim_notifications', values);
const age = (column: string, interval: string) =>
  backend.database.exec(`update public.notifications set ${column} = ${column} - interval '${interval}'`);

describe('the outbox', () => {
  it('gets a mail to the office and a confirmation with each request', async () => {
    const row = await insert();
    const claimed = await claim();
    expect(claimed.map(({ notification }) => notification)).toEqual(
      expect.arrayContaining([
        { id: expect.any(String), kind: 'office', attempts: 1 },
        { id: expect.any(String), kind: 'confirmation', attempts: 1 },
      ]),
    );
    expect(claimed[0]?.request).toMatchObject({ id: row.id, name: row.name, attachments: [] });
  });

  it('confirms three times a day to one e-mail address, and tells the office each time', async () => {
    for (let time = 0; time < 4; time += 1) await insert({ email: `${'Aa'[time % 2]}@example.org` });
    const kinds = (await claim()).map(({ notification }) => notification.kind);
    expect(kinds.filter((kind) => kind === 'confirmation')).toHaveLength(3);
    expect(kinds.filter((kind) => kind === 'office')).toHaveLength(4);
  });

  it('gives each mail to one claimer', async () => {
    for (let time = 0; time < 5; time += 1) await insert();
    const claims = await Promise.all(Array.from({ length: 8 }, () => claim({ batch: 3 })));
    const ids = claims.flat().map(({ notification }) => notification.id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toHaveLength(10);
  });

  it('gives the mails of one request when asked for that', async () => {
    await insert();
    const row = await insert();
    const claimed = await claim({ request_id: row.id });
    expect(claimed.map(({ request }) => request.id)).toEqual([row.id, row.id]);
  });

  it('gives a claimed mail again after three minutes, when its claimer died, and alone', async () => {
    await insert();
    expect(await claim()).toHaveLength(2);
    expect(await claim()).toHaveLength(0);
    await age('claimed_until', '181 seconds');
    const [first, ...others] = await claim();
    expect(others).toEqual([]);
    const [second] = await claim();
    expect([first, second].map((claimed) => claimed?.notification.attempts)).toEqual([2, 2]);
    expect(first?.notification.id).not.toBe(second?.notification.id);
    expect(await claim()).toEqual([]);
  });

  it('gives what nobody tried yet before what was tried, and what stopped a claimer last', async () => {
    const [stopping, failing, fresh] = [await insert(), await insert(), await insert()];
    const of = ({ id }: { id: string }) => claim({ request_id: id });
    await of(stopping);
    await age('claimed_until', '181 seconds');
    for (const { notification } of await of(failing))
      await call('fail_notification', { notification_id: notification.id, reason: 'no connection' });
    await age('next_attempt_at', '61 minutes');
    const order: string[] = [];
    for (let time = 0; time < 4; time += 1)
      order.push(...(await claim({ batch: 2 })).map(({ request }) => request.id));
    expect(order).toEqual([fresh, fresh, failing, failing, stopping, stopping].map(({ id }) => id));
  });

  it('never gives a sent mail again', async () => {
    await insert();
    for (const { notification } of await claim())
      await call('complete_notification', { notification_id: notification.id });
    await age('next_attempt_at', '1 day');
    expect(await claim()).toEqual([]);
  });

  it('waits 1, 2, 4 … 60 minutes after a failure', async () => {
    await insert();
    const waits: number[] = [];
    for (let attempt = 1; attempt <= 8; attempt += 1) {
      const office = (await claim()).find(({ notification }) => notification.kind === 'office');
      await call('fail_notification', { notification_id: office?.notification.id, reason: 'no connection' });
      expect((await claim()).filter(({ notification }) => notification.kind === 'office')).toEqual([]);
      const { rows } = await backend.database.query<{ minutes: number }>(
        `select round(extract(epoch from next_attempt_at - now()) / 60)::int as minutes
         from public.notifications where kind = 'office' and last_error = 'no connection'`,
      );
      waits.push(rows[0]?.minutes ?? 0);
      await age('next_attempt_at', '61 minutes');
    }
    expect(waits).toEqual([1, 2, 4, 8, 16, 32, 60, 60]);
  });
});

describe('attached photos', () => {
  const orphans = () => call<string[]>('orphaned_attachments', { older_than: '0 seconds' });

  it('are recorded where they belong, and nowhere else', async () => {
    const { id } = await insert();
    await call('attach_photos', { request_id: id, paths: [`quote-requests/${id}/1.png`] });
    const office = await backend.as('employee');
    const { data } = await office.from('quote_requests').select('attachments').eq('id', id).single();
    expect(data).toEqual({ attachments: [`quote-requests/${id}/1.png`] });
    const elsewhere = { request_id: id, paths: [`quote-requests/${crypto.randomUUID()}/1.png`] };
    await expect(call('attach_photos', elsewhere)).rejects.toMatchObject({ code: '23514' });
  });

  it('are orphans until a request links them', async () => {
    const { path, link } = await uploadPhoto(await backend.as('anon'));
    expect(await orphans()).toContain(path);
    await insert({ photos: [link] });
    expect(await orphans()).not.toContain(path);
  });

  it('are left alone on the day of the upload', async () => {
    await uploadPhoto(await backend.as('anon'));
    expect(await call<string[]>('orphaned_attachments')).toEqual([]);
  });

  it('are orphans when their request was erased', async () => {
    const { path, link } = await uploadPhoto(await backend.as('anon'));
    const { id } = await insert({ photos: [link] });
    const moved = `quote-requests/${id}/1.png`;
    await (await backend.as('service_role')).storage.from('project-images').move(path, moved);
    expect(await orphans()).not.toContain(moved);
    await backend.database.query('delete from public.quote_requests where id = $1', [id]);
    expect(await orphans()).toContain(moved);
  });
});
