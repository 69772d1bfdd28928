import { startServerBackend, type ServerBackend } from '@vakman/supabase/local/postgresql/server-backend';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { quoteRequestRow } from '../database/support/quote-request-row.ts';
import { serverFolder } from './server-folder.ts';

const sessions = 40;

let backend: ServerBackend;
beforeAll(async () => {
  backend = await startServerBackend(serverFolder(), sessions);
  await backend.sql`update private.settings set requests_per_address_an_hour = 1000,
    requests_per_email_a_day = 1000, confirmations_per_email_a_day = 1000, mails_per_mailbox_a_day = 1000`;
});
beforeEach(async () => {
  await backend.sql`delete from public.quote_requests`;
  await backend.sql`delete from public.alarms`;
  for (let turn = 0; turn < sessions; turn += 1)
    await backend.sql`select public.submit_quote_request(${JSON.stringify(quoteRequestRow())}::text::jsonb, '')`;
  await backend.sql`delete from public.alarms`;
});
afterAll(() => backend.remove());

const ids = Array.from({ length: sessions }, (_, turn) => turn);

/** What one claimer got, whose transaction stays open for a while. */
const claim = (batch: number): Promise<string[]> =>
  backend.sql.begin(async (transaction) => {
    const rows = await transaction<{ claimed: { notification: { id: string } } }[]>`
      select public.claim_notifications(null, ${batch}) as claimed`;
    await transaction`select pg_sleep(0.05)`;
    return rows.map(({ claimed }) => claimed.notification.id);
  });
const claimAtOnce = async (batch: number) => {
  const results = await Promise.allSettled(ids.map(() => claim(batch)));
  expect(results.filter(({ status }) => status === 'rejected')).toEqual([]);
  return results.map((result) => (result.status === 'fulfilled' ? result.value : []));
};

describe('forty claimers at once', () => {
  it('get each mail once', async () => {
    const claimed = (await claimAtOnce(5)).flat();
    expect(new Set(claimed).size).toBe(claimed.length);
    expect(claimed).toHaveLength(2 * sessions);
  });

  it('get each mail that was left behind once, and alone', async () => {
    await backend.sql`update public.notifications set claimed_until = now() - interval '1 second'`;
    const batches = await claimAtOnce(5);
    expect(Math.max(...batches.map((batch) => batch.length))).toBe(1);
    const claimed = batches.flat();
    expect(new Set(claimed).size).toBe(claimed.length);
    expect(claimed).toHaveLength(sessions);
  });
});

it('forty mails that are refused at once all end, and the office is told of each once', async () => {
  const rows = await backend.sql<{ id: string }[]>`
    select id from public.notifications where kind = 'confirmation'`;
  const refuse = (id: string) =>
    backend.sql.begin(async (transaction) => {
      await transaction`select public.fail_notification(${id}, 'SMTP EENVELOPE 550', 'refused')`;
      await transaction`select pg_sleep(0.05)`;
    });
  const results = await Promise.allSettled(rows.map(({ id }) => refuse(id)));
  expect(results.filter(({ status }) => status === 'rejected')).toEqual([]);
  const alarms = () =>
    backend.sql`select kind, times, (detail ->> 'mails')::integer as mails from public.alarms`;
  expect(await alarms()).toMatchObject([{ kind: 'undelivered-mail', times: 1 }]);

  await backend.sql`update public.alarms set last_raised_at = last_raised_at - interval '61 minutes'`;
  for (const _again of [1, 2]) await backend.sql`select private.watch_mails()`;
  expect([...(await alarms())]).toEqual([{ kind: 'undelivered-mail', times: 2, mails: sessions }]);
  const untold = await backend.sql`
    select from public.notifications where state = 'refused' and told_at is null`;
  expect([...untold]).toEqual([]);
});
