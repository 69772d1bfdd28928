import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import {
  startTroubledMailServer,
  type TroubledMailServer,
} from '@vakman/supabase/local/fixtures/troubled-mail-server';
import { readMailTrouble, sendTestMail } from '@vakman/supabase/client/mail-trouble';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { connectionOf } from '../database/support/connection-of.ts';
import { insertQuoteRequest, quoteRequestRow } from '../database/support/quote-request-row.ts';
import { demoAccount, startTestBackend, type TestBackend } from '../database/support/test-backend.ts';

let main: TroubledMailServer;
let other: TroubledMailServer;
let backend: TestBackend;
const posted: string[] = [];
let hookStatus = 200;
const receive = async (request: IncomingMessage, response: ServerResponse) => {
  const body = await text(request);
  if (hookStatus === 200) posted.push((JSON.parse(body) as { text: string }).text);
  response.writeHead(hookStatus).end();
};
const hook = createServer((request, response) => void receive(request, response));

beforeAll(async () => {
  main = await startTroubledMailServer();
  other = await startTroubledMailServer();
  await new Promise<void>((resolve) => hook.listen(0, '127.0.0.1', resolve));
  backend = await startTestBackend({
    functionsFolder: join(import.meta.dirname, '../../supabase/functions'),
    smtpUrl: main.url,
    outageRoads: {
      ALARM_SMTP_URL: other.url,
      ALARM_WEBHOOK_URL: `http://127.0.0.1:${(hook.address() as AddressInfo).port}/`,
    },
    // Only when a test asks.
    retrySeconds: 86_400,
  });
});
beforeEach(async () => {
  await main.mend();
  await other.mend();
  hookStatus = 200;
  posted.length = 0;
  main.arrived.length = 0;
  other.arrived.length = 0;
  await backend.database.exec(`delete from quote_requests; delete from notifications; delete from alarms;
    delete from private.mail_outages; delete from private.rate_events`);
});
afterAll(async () => {
  await backend.remove();
  await main.close();
  await other.close();
  hook.close();
});

/** As the schedule does each minute; until it is done with what there is. */
async function schedule(...names: string[]): Promise<void> {
  for (const name of names)
    await fetch(`${backend.apiUrl}/functions/v1/${name}`, {
      method: 'POST',
      body: '{}',
      headers: { apikey: backend.secretKey },
    });
}
const one = async (statement: string) =>
  (await backend.database.query<Record<string, unknown>>(statement)).rows[0];
const told = async () =>
  (await one('select told_at from private.mail_outages where ended_at is null'))?.['told_at'];
const tries = async () =>
  Number((await one(`select coalesce(min(attempts), 0) as tries from notifications`))?.['tries']);

/** Mails that the main server refuses, for more than a day. */
async function failForADay(): Promise<void> {
  await main.troubleBy('closed');
  await insertQuoteRequest(backend.database, quoteRequestRow());
  await schedule('send-quote-notification');
  await expect.poll(tries, { timeout: 40_000 }).toBe(1);
  await expect
    .poll(async () => (await one('select from notifications where last_error is null')) === undefined, {
      timeout: 40_000,
    })
    .toBe(true);
  await backend.database.exec(`update notifications set created_at = now() - interval '25 hours'`);
}

test('a day without mail comes to the admins by the other roads once, and anew the next time', async () => {
  await failForADay();
  await schedule('tell-mail-outage');
  await expect.poll(told, { timeout: 40_000 }).toBeTruthy();
  expect(other.arrived.map(({ to }) => to)).toEqual([demoAccount('admin').email]);
  expect(posted).toHaveLength(1);
  expect(posted[0]).toContain('/admin/settings');
  for (let minute = 0; minute < 3; minute += 1) await schedule('tell-mail-outage');

  await main.mend();
  await backend.database.exec('update notifications set next_attempt_at = now()');
  await schedule('send-quote-notification');
  await expect
    .poll(async () => (await one(`select from notifications where state <> 'sent'`)) === undefined, {
      timeout: 40_000,
    })
    .toBe(true);
  await schedule('tell-mail-outage');
  await expect.poll(() => one('select from private.mail_outages where ended_at is null')).toBeUndefined();
  expect(other.arrived).toHaveLength(1);
  expect(posted).toHaveLength(1);

  await backend.database.exec('delete from notifications; delete from quote_requests');
  await failForADay();
  await schedule('tell-mail-outage');
  await expect.poll(told, { timeout: 40_000 }).toBeTruthy();
  expect(other.arrived).toHaveLength(2);
});

test('what no road takes is told later', async () => {
  await failForADay();
  await other.troubleBy('closed');
  hookStatus = 500;
  await schedule('tell-mail-outage');
  const reason = async () => (await one('select last_error from private.mail_outages'))?.['last_error'];
  await expect.poll(reason, { timeout: 40_000 }).toMatch(/^SMTP ESOCKET, webhook answered 500$/);
  hookStatus = 200;
  await backend.database.exec('update private.mail_outages set next_attempt_at = now()');
  await schedule('tell-mail-outage');
  await expect.poll(told, { timeout: 40_000 }).toBeTruthy();
  expect(posted).toHaveLength(1);
});

test('a test mail tells its admin whether mail leaves', async () => {
  const admin = await connectionOf(backend, 'admin');
  const { id, email } = demoAccount('admin');
  const result = async () => (await readMailTrouble(admin)).test;
  await sendTestMail(admin, id);
  await expect.poll(result, { timeout: 40_000 }).toMatchObject({ state: 'sent' });
  expect(main.arrived.map(({ to }) => to)).toEqual([email]);
  await main.troubleBy('closed');
  await sendTestMail(admin, id);
  await expect
    .poll(result, { timeout: 40_000 })
    .toMatchObject({ state: 'given-up', last_error: 'SMTP ESOCKET' });
});
