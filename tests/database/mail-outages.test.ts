import type { Connection } from '@vakman/supabase/client/connection';
import { readMailTrouble } from '@vakman/supabase/client/mail-trouble';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { connectionOf } from './support/connection-of.ts';
import { outboxActs } from './support/outbox-acts.ts';
import { demoAccount, startTestBackend, type TestBackend } from './support/test-backend.ts';

let backend: TestBackend;
let admin: Connection;
beforeAll(async () => {
  backend = await startTestBackend();
  admin = await connectionOf(backend, 'admin');
});
beforeEach(() =>
  backend.database.exec(`delete from public.alarms; delete from public.quote_requests;
    delete from public.notifications; delete from private.mail_outages`),
);
afterAll(() => backend.remove());

const { call, request, failAll, pass } = outboxActs(() => backend);

/** The two mails of a request, which failed for so long. */
async function failFor(interval: string): Promise<void> {
  await request();
  await pass(interval);
  await failAll('system');
}

describe('a day without mail', () => {
  const claim = (roads: string[]) =>
    call<{ id: string; mails: number; to: { email: string }[] } | null>('claim_mail_outage', { roads });

  it('is told once, to the admins, by whoever has a road', async () => {
    await failFor('23 hours');
    expect(await claim(['webhook'])).toBeNull();
    await pass('2 hours');
    expect(await claim([])).toBeNull();
    expect((await readMailTrouble(admin)).roads).toEqual([]);
    const claimed = await claim(['webhook']);
    expect(claimed).toMatchObject({ mails: 2, to: [{ email: demoAccount('admin').email }] });
    expect(await claim(['webhook'])).toBeNull();
    await call('note_mail_outage', { outage_id: claimed?.id });
    await failFor('30 hours');
    expect(await claim(['webhook'])).toBeNull();
    expect(await readMailTrouble(admin)).toMatchObject({
      roads: ['webhook'],
      outage: { told_at: expect.any(String) as string, last_error: null },
    });
  });

  it('ends when the mails left, and the next one is told anew', async () => {
    await failFor('25 hours');
    const claimed = await claim(['mail']);
    await call('note_mail_outage', { outage_id: claimed?.id });
    const { rows } = await backend.database.query<{ id: string }>('select id from notifications');
    for (const { id } of rows) await call('complete_notification', { notification_id: id });
    expect(await claim(['mail'])).toBeNull();
    expect((await readMailTrouble(admin)).outage).toBeNull();
    const alarms = await backend.database.query('select kind from alarms where seen_at is null');
    expect(alarms.rows).toEqual([]);
    await failFor('25 hours');
    expect((await claim(['mail']))?.id).not.toBe(claimed?.id);
  });

  it('that could not be told is told later', async () => {
    await failFor('25 hours');
    const claimed = await claim(['mail']);
    await call('note_mail_outage', { outage_id: claimed?.id, reason: 'SMTP ESOCKET' });
    expect((await readMailTrouble(admin)).outage).toMatchObject({
      told_at: null,
      last_error: 'SMTP ESOCKET',
    });
    expect(await claim(['mail'])).toBeNull();
    await backend.database.exec(`update private.mail_outages set next_attempt_at = now()`);
    expect((await claim(['mail']))?.id).toBe(claimed?.id);
  });

  it('is no day on which one address puts us off', async () => {
    await request();
    await pass('25 hours');
    await failAll('deferred');
    expect(await claim(['mail'])).toBeNull();
  });
});
