import { mailKinds } from '@vakman/domain/mail-trouble/mail-topics';
import type { Connection } from '@vakman/supabase/client/connection';
import {
  giveUpMail,
  readMailTrouble,
  retryAllMails,
  retryMail,
  sendTestMail,
} from '@vakman/supabase/client/mail-trouble';
import { listActivity, readToday } from '@vakman/supabase/client/office-day';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { connectionOf } from './support/connection-of.ts';
import { outboxActs } from './support/outbox-acts.ts';
import { demoAccount, startTestBackend, type TestBackend } from './support/test-backend.ts';

let backend: TestBackend;
let admin: Connection;
let employee: Connection;
beforeAll(async () => {
  backend = await startTestBackend();
  admin = await connectionOf(backend, 'admin');
  employee = await connectionOf(backend, 'employee');
});
beforeEach(() =>
  backend.database.exec(`delete from public.alarms; delete from public.quote_requests;
    delete from public.notifications; delete from private.rate_events`),
);
afterAll(() => backend.remove());

const { call, request, failAll, pass } = outboxActs(() => backend);
const states = async () =>
  (await backend.database.query<{ kind: string; state: string }>('select kind, state from notifications'))
    .rows;
const failing = async () => (await readMailTrouble(admin)).failing;

/** The two mails of a request, which failed for so long. */
async function failFor(interval: string): Promise<string> {
  const id = await request();
  await pass(interval);
  await failAll('system');
  return id;
}

it('every kind of mail has a topic', async () => {
  const { rows } = await backend.database.query<{ kinds: string }>(
    `select pg_get_constraintdef(oid) as kinds from pg_constraint where conname = 'notifications_kind'`,
  );
  const kinds = [...(rows[0]?.kinds ?? '').matchAll(/'([a-z-]+)'/g)].map(([, kind]) => kind);
  expect(new Set(kinds)).toEqual(new Set(mailKinds));
});

describe('mails that do not leave', () => {
  it('are shown after an hour, and not before, with an address in part', async () => {
    const id = await failFor('59 minutes');
    expect(await failing()).toEqual({ count: 0, rows: [] });
    await pass('2 minutes');
    const { count, rows } = await failing();
    expect(count).toBe(2);
    const byKind = Object.fromEntries(rows.map((row) => [row.kind, row]));
    expect(byKind['office']).toMatchObject({ request_id: id, to: null, last_error: 'SMTP 550', attempts: 1 });
    expect(byKind['confirmation']?.to).toMatch(/^.…@/);
    expect((await readToday(employee)).failing.count).toBe(2);
  });

  it('are shown where nobody tried them', async () => {
    await request();
    await pass('2 hours');
    expect((await failing()).rows).toMatchObject([{ last_error: null }, { last_error: null }]);
  });

  it('are tried again at once, one or all', async () => {
    await failFor('2 hours');
    const due = async () => (await call<unknown[]>('claim_notifications')).length;
    expect(await due()).toBe(0);
    const { rows } = await failing();
    await retryMail(employee, rows[0] ?? expect.unreachable());
    expect(await due()).toBe(1);
    await backend.database.exec('update notifications set claimed_until = null');
    await backend.database.exec(`update notifications set next_attempt_at = now() + interval '1 hour'`);
    await retryAllMails(employee);
    expect(await due()).toBe(2);
  });

  it('are tried again sixty times an hour at most', async () => {
    for (let turn = 0; turn < 60; turn += 1) await retryAllMails(employee);
    await expect(retryAllMails(employee)).rejects.toMatchObject({ status: 429 });
    await retryAllMails(admin);
  });

  it('are given up, which the log tells, and taken back', async () => {
    const record_id = await failFor('2 hours');
    const mail = (await failing()).rows.find(({ kind }) => kind === 'office') ?? expect.unreachable();
    await giveUpMail(employee, mail.id);
    expect(await states()).toContainEqual({ kind: 'office', state: 'given-up' });
    expect((await failing()).count).toBe(1);
    const [entry] = await listActivity(admin, { filter: { record_id }, before: null });
    expect(entry).toMatchObject({
      actor: demoAccount('employee').id,
      before: { state: 'waiting' },
      after: { state: 'given-up', kind: 'office' },
    });
    await giveUpMail(employee, mail.id, false);
    expect((await failing()).count).toBe(2);
  });

  it('raise no alarm of an undelivered mail once somebody gave them up', async () => {
    await failFor('2 hours');
    for (const { id } of (await failing()).rows) await giveUpMail(admin, id);
    await backend.database.exec('select private.watch_mails()');
    const { rows } = await backend.database.query('select kind from alarms where seen_at is null');
    expect(rows).toEqual([]);
  });

  it('are not given up where they do not fail, and a sent one stays sent', async () => {
    await request();
    const { rows } = await backend.database.query<{ id: string }>('select id from notifications');
    for (const { id } of rows) await expect(giveUpMail(admin, id)).rejects.toMatchObject({ status: 404 });
    await pass('2 hours');
    await failAll('system');
    const id = rows[0]?.id ?? '';
    await giveUpMail(admin, id);
    await call('complete_notification', { notification_id: id });
    expect((await states()).filter(({ state }) => state === 'sent')).toHaveLength(1);
    await expect(giveUpMail(admin, id, false)).rejects.toMatchObject({ status: 404 });
  });

  it('to people of the office are for admins', async () => {
    await backend.database.query(
      `insert into notifications (user_id, kind, details, created_at, last_error, fault)
       values ($1, 'factor-removed', '{}', now() - interval '2 hours', 'SMTP', 'system')`,
      [demoAccount('customer').id],
    );
    const [mail] = (await failing()).rows;
    expect((await readToday(employee)).failing.count).toBe(0);
    await expect(giveUpMail(employee, mail?.id ?? '')).rejects.toMatchObject({ status: 404 });
    await giveUpMail(admin, mail?.id ?? '');
  });
});

describe('a test mail', () => {
  const claim = () =>
    call<{ notification: { id: string; kind: string } }[]>('claim_account_notifications', {
      user_id: demoAccount('admin').id,
    });

  it('goes to whoever asks, who sees that it left', async () => {
    expect((await readMailTrouble(admin)).test).toBeNull();
    await sendTestMail(admin, demoAccount('admin').id);
    expect((await readMailTrouble(admin)).test).toMatchObject({ state: 'waiting' });
    const [claimed] = await claim();
    expect(claimed).toMatchObject({
      notification: { kind: 'test' },
      account: { email: demoAccount('admin').email },
    });
    await call('complete_notification', { notification_id: claimed?.notification.id });
    expect((await readMailTrouble(admin)).test).toMatchObject({ state: 'sent', last_error: null });
  });

  it.each(['system', 'deferred', 'refused'] as const)(
    'is tried once, and rings nobody: %s',
    async (fault) => {
      await sendTestMail(admin, demoAccount('admin').id);
      const [claimed] = await claim();
      await call('fail_notification', {
        notification_id: claimed?.notification.id,
        reason: 'SMTP EAUTH 535',
        fault,
      });
      await backend.database.exec('select private.watch_mails()');
      expect((await readMailTrouble(admin)).test).toMatchObject({
        state: 'given-up',
        last_error: 'SMTP EAUTH 535',
      });
      expect((await backend.database.query('select from alarms')).rows).toEqual([]);
      await pass('2 hours');
      expect(await claim()).toEqual([]);
    },
  );

  it('can be asked for five times an hour, and only the last is kept', async () => {
    for (let turn = 0; turn < 5; turn += 1) await sendTestMail(admin, demoAccount('admin').id);
    await expect(sendTestMail(admin, demoAccount('admin').id)).rejects.toMatchObject({ status: 429 });
    expect(await states()).toEqual([{ kind: 'test', state: 'waiting' }]);
  });
});

it.each(['employee', 'customer'] as const)('settings about mail are not for a %s', async (actor) => {
  const other = await connectionOf(backend, actor);
  const refused = { code: '42501' };
  await expect(readMailTrouble(other)).rejects.toMatchObject(refused);
  await expect(sendTestMail(other, demoAccount(actor).id)).rejects.toMatchObject(refused);
});
