import { noteRead } from '@vakman/supabase/client/chat';
import type { Connection } from '@vakman/supabase/client/connection';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { say } from './support/chat-acts.ts';
import { connectionOf } from './support/connection-of.ts';
import { insertQuoteRequest, quoteRequestRow } from './support/quote-request-row.ts';
import { demoAccount, startTestBackend, type TestBackend } from './support/test-backend.ts';

let backend: TestBackend;
let customer: Connection;
let office: Connection;
beforeAll(async () => {
  backend = await startTestBackend();
  [customer, office] = await Promise.all([
    connectionOf(backend, 'customer'),
    connectionOf(backend, 'employee'),
  ]);
});
afterAll(() => backend.remove());
beforeEach(() =>
  backend.database.exec(`delete from conversations; delete from quote_requests; delete from notifications;
    delete from private.rate_events;
    update private.settings set chat_mail_minutes = 5, chat_quiet_from = '00:00', chat_quiet_until = '00:00'`),
);

const { email } = demoAccount('customer');
const opened = async (changes: Record<string, unknown> = { email }) => {
  const row = quoteRequestRow(changes);
  await insertQuoteRequest(backend.database, row);
  await backend.database.query('delete from notifications where request_id = $1', [row.id]);
  const { rows } = await backend.database.query<{ id: string }>(
    'insert into conversations (request_id) values ($1) returning id',
    [row.id],
  );
  return rows[0]?.id ?? '';
};
/** As if so much time had gone by. */
const later = (minutes: number) =>
  backend.database.exec(`
    alter table chat_messages disable trigger keep;
    update chat_messages set sent_at = sent_at - interval '${minutes} minutes';
    alter table chat_messages enable trigger keep;
    update conversations set last_at = last_at - interval '${minutes} minutes',
      mail_due_at = mail_due_at - interval '${minutes} minutes';`);
interface Claimed {
  readonly notification: { readonly id: string; readonly kind: string };
  readonly reader: { readonly email: string; readonly language: string } | null;
  readonly unread: number;
  readonly writers: readonly string[];
}
const claim = async (): Promise<Claimed[]> => {
  const { data, error } = await (await backend.as('service_role')).rpc('claim_chat_notifications');
  if (error) throw error;
  for (const { notification } of data as Claimed[])
    await (
      await backend.as('service_role')
    ).rpc('complete_notification', { notification_id: notification.id });
  return data as Claimed[];
};
const kinds = async () => (await claim()).map(({ notification }) => notification.kind);

describe('what is not read for some minutes', () => {
  it('is mailed to the customer in his language, with how much waits and who wrote', async () => {
    const id = await opened({ email, language: 'uk' });
    await say(office, id);
    await say(office, id);
    expect(await claim()).toEqual([]);
    await later(6);
    const [mail] = await claim();
    expect(mail).toMatchObject({
      notification: { kind: 'chat-unread' },
      reader: { email },
      unread: 2,
      conversation: { id, title: null },
    });
    expect(JSON.stringify(mail)).not.toContain('Tot morgen');
  });

  it('is mailed to the office, whoever of it may read it', async () => {
    const id = await opened();
    await say(customer, id);
    await later(6);
    const [mail, ...more] = await claim();
    expect(mail).toMatchObject({ notification: { kind: 'chat-unread-office' }, reader: null, unread: 1 });
    expect(more).toEqual([]);
  });

  it('is mailed once, until he has read it', async () => {
    const id = await opened();
    await say(office, id);
    await later(6);
    expect(await kinds()).toEqual(['chat-unread']);
    const second = await say(office, id);
    await later(6);
    expect(await kinds()).toEqual([]);
    await noteRead(customer, id, second.number);
    await say(office, id);
    await later(6);
    expect(await kinds()).toEqual(['chat-unread']);
  });

  it('is mailed of again where more came while he read', async () => {
    const id = await opened();
    const first = await say(office, id);
    await later(6);
    expect(await kinds()).toEqual(['chat-unread']);
    await say(office, id);
    await later(6);
    expect(await kinds()).toEqual([]);
    await noteRead(customer, id, first.number);
    await later(6);
    expect(await kinds()).toEqual(['chat-unread']);
  });

  it('is not mailed where it was read, before or after the mail was written', async () => {
    const id = await opened();
    const { number } = await say(office, id);
    await noteRead(customer, id, number);
    await later(6);
    expect(await kinds()).toEqual([]);
    const next = await say(office, id);
    await later(6);
    await backend.database.exec('select private.write_due_chat_mails()');
    await noteRead(customer, id, next.number);
    expect(await kinds()).toEqual([]);
    expect((await backend.database.query('select from notifications')).rows).toEqual([]);
  });

  it('waits until each message is old enough, on both sides', async () => {
    const id = await opened();
    await say(office, id);
    await later(4);
    await say(customer, id);
    await later(2);
    expect(await kinds()).toEqual(['chat-unread']);
    await later(4);
    expect(await kinds()).toEqual(['chat-unread-office']);
  });
});

describe('the hours of rest', () => {
  it.each([
    ['21:00', '08:00', '2026-11-24T22:30:00+01:00', true],
    ['21:00', '08:00', '2026-11-24T07:59:00+01:00', true],
    ['21:00', '08:00', '2026-11-24T08:00:00+01:00', false],
    // In summer the clock is another.
    ['21:00', '08:00', '2026-07-24T21:00:00+02:00', true],
    ['21:00', '08:00', '2026-07-24T20:59:00+02:00', false],
    ['12:00', '13:00', '2026-11-24T12:30:00+01:00', true],
    ['12:00', '13:00', '2026-11-24T13:00:00+01:00', false],
    ['00:00', '00:00', '2026-11-24T00:00:00+01:00', false],
  ])('from %s to %s hold at %s: %s', async (from, until, moment, expected) => {
    await backend.database.query('update private.settings set chat_quiet_from = $1, chat_quiet_until = $2', [
      from,
      until,
    ]);
    const { rows } = await backend.database.query('select private.is_quiet($1) as quiet', [moment]);
    expect(rows).toEqual([{ quiet: expected }]);
  });

  it('keep mails back, which leave after them', async () => {
    const id = await opened();
    await say(office, id);
    await later(6);
    await backend.database.exec(`update private.settings set chat_quiet_from =
      (now() at time zone 'Europe/Amsterdam')::time - interval '1 hour', chat_quiet_until =
      (now() at time zone 'Europe/Amsterdam')::time + interval '1 hour'`);
    expect(await kinds()).toEqual([]);
    await backend.database.exec(
      `update private.settings set chat_quiet_from = '00:00', chat_quiet_until = '00:00'`,
    );
    expect(await kinds()).toEqual(['chat-unread']);
  });
});

describe('a mailbox', () => {
  it('that nobody has proven gets no more than any in a day, and what waits is written later', async () => {
    await backend.database.exec('update private.settings set mails_per_mailbox_a_day = 1');
    const conversations = [
      await opened({ email: 'jan@example.org' }),
      await opened({ email: 'jan@example.org' }),
    ];
    // Each request was confirmed by a mail.
    await backend.database.exec('delete from private.rate_events');
    for (const id of conversations) await say(office, id);
    await later(6);
    expect(await kinds()).toEqual(['chat-unread']);
    await backend.database.exec(`delete from private.rate_events`);
    await later(61);
    expect(await kinds()).toEqual(['chat-unread']);
    await backend.database.exec('update private.settings set mails_per_mailbox_a_day = 100000');
  });

  it('of an account that was shut gets none', async () => {
    const id = await opened();
    await say(office, id);
    await later(6);
    const { id: account } = demoAccount('customer');
    await backend.database.query(
      `insert into user_roles (user_id, role, deactivated_at) values ($1, 'customer', now())
       on conflict (user_id) do update set deactivated_at = now()`,
      [account],
    );
    expect(await kinds()).toEqual([]);
    await backend.database.query('update user_roles set deactivated_at = null where user_id = $1', [account]);
  });
});
