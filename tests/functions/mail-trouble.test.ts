import { join } from 'node:path';
import { confirmAppointment } from '@vakman/supabase/client/appointments';
import { notifyBooking } from '@vakman/supabase/client/mails';
import { mailOffice } from '@vakman/supabase/local/mail-addresses';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newBooking } from '../database/support/bookings.ts';
import { quoteRequestRow } from '../database/support/quote-request-row.ts';
import { startTestBackend, type TestBackend } from '../database/support/test-backend.ts';
import {
  startTroubledMailServer,
  type TroubledMailServer,
} from '@vakman/supabase/local/fixtures/troubled-mail-server';

let server: TroubledMailServer;
let backend: TestBackend;
beforeAll(async () => {
  server = await startTroubledMailServer();
  backend = await startTestBackend({
    functionsFolder: join(import.meta.dirname, '../../supabase/functions'),
    smtpUrl: server.url,
    // Only when a test asks.
    retrySeconds: 86_400,
  });
  await backend.database.exec('update private.settings set confirmations_per_email_a_day = 1000');
});
beforeEach(async () => {
  await backend.database.exec(`delete from quote_requests; delete from facade_bookings;
    delete from private.reservations; delete from alarms`);
  server.arrived.length = 0;
});
afterEach(() => server.mend());
afterAll(async () => {
  await backend.remove();
  await server.close();
});

/** A stored request whose mails were asked for, as the widget does. */
async function handIn(email: string): Promise<string> {
  const anon = await backend.as('anon');
  const row = { ...quoteRequestRow(), email };
  const { error } = await anon.from('quote_requests').insert(row);
  if (error) throw error;
  await anon.functions.invoke('send-quote-notification', { body: { id: row.id } });
  return row.id;
}

const schedule = async () => {
  for (const name of ['send-quote-notification', 'send-booking-mails'])
    await fetch(`${backend.apiUrl}/functions/v1/${name}`, {
      method: 'POST',
      body: '{}',
      headers: { apikey: backend.secretKey },
    });
};

interface Row {
  readonly id: string;
  readonly kind: string;
  readonly state: string;
  readonly email: string;
}
const mails = async (condition: string) =>
  (
    await backend.database.query<Row>(
      `select n.id, n.kind, n.state, coalesce(q.email, b.email) as email
       from notifications n left join quote_requests q on q.id = n.request_id
         left join facade_bookings b on b.id = n.booking_id
       where ${condition} order by n.created_at, n.kind`,
    )
  ).rows;
const count = async (condition: string) => (await mails(condition)).length;
const untilNone = (condition: string) =>
  expect.poll(() => count(condition), { timeout: 40_000, interval: 100 }).toBe(0);

/** Every mail was tried, and is put back. */
const untilTried = () => untilNone(`state = 'waiting' and (attempts = 0 or claimed_until is not null)`);

/** Lets the time come for all that waits; each call of the schedule sends some. */
async function sendOn() {
  await backend.database.exec(`update notifications set next_attempt_at = now() where state = 'waiting'`);
  const left = async () => {
    await schedule();
    return count(`state = 'waiting'`);
  };
  await expect.poll(left, { timeout: 40_000, interval: 500 }).toBe(0);
}

/** Each mail that was sent arrived, once, where it should. */
async function expectEachOnce() {
  const sent = await mails(`state = 'sent'`);
  const wanted = sent.map(({ id, kind, email }) => `${id} ${kind.endsWith('office') ? mailOffice : email}`);
  expect(server.arrived.map(({ id, to }) => `${id} ${to}`).toSorted()).toEqual(wanted.toSorted());
}

const troubles: readonly [string, () => Promise<void> | void][] = [
  ['nobody listens', () => server.troubleBy('closed')],
  ['it takes connections and says nothing', () => server.troubleBy('silent')],
  ['it breaks off in the middle of a mail', () => server.troubleBy('cutting')],
  ['it closes at once', () => void (server.greeting = '421 4.3.2 not now')],
  ['it answers 421 to each recipient', () => void (server.answer = () => '421 4.3.2 not now')],
  ['it answers 451 to each recipient', () => void (server.answer = () => '451 4.3.0 not now')],
  ['it answers 450 to each recipient', () => void (server.answer = () => '450 4.2.0 greylisted')],
];

describe.each(troubles)('a mail server in trouble: %s', (_what, begin) => {
  it('gets every mail once when it is well again, and visitors notice nothing', async () => {
    await begin();
    const emails = ['a@example.org', 'b@example.org', 'c@example.org'];
    for (const email of emails) await handIn(email);
    const { id } = await newBooking(backend, { email: 'd@example.org' });
    await notifyBooking(backend.visitor, id);
    await schedule();
    await untilTried();
    expect(server.arrived).toEqual([]);
    expect(await count(`state = 'waiting'`)).toBe(8);

    await server.mend();
    await sendOn();
    expect(await count(`state <> 'sent'`)).toBe(0);
    await expectEachOnce();
    expect(await count(`state = 'sent'`)).toBe(8);
  });
});

describe('an appointment that was confirmed while mail was down', () => {
  it('is told to be confirmed, and not to be received after that', async () => {
    await server.troubleBy('closed');
    const { id, officeToken } = await newBooking(backend);
    await notifyBooking(backend.visitor, id);
    await untilTried();
    await confirmAppointment(backend.visitor, { token: await officeToken(), sequence: 0 });
    await notifyBooking(backend.visitor, id);
    await untilTried();
    await server.mend();
    await sendOn();
    const kindOf = new Map((await mails('true')).map((mail) => [mail.id, mail.kind]));
    const kinds = server.arrived.map((mail) => kindOf.get(mail.id) ?? '');
    expect(kinds.toSorted()).toEqual(['booking-confirmed', 'booking-office']);
  });
});

describe('one address in a batch', () => {
  it.each([
    ['refused', '550 5.1.1 no such user', 'refused'],
    ['put off', '450 4.2.0 greylisted', 'waiting'],
    ['the last word of the server', '421 4.3.2 closing', 'waiting'],
  ])('that is %s holds up no other', async (_what, answer, state) => {
    server.answer = (recipient) => (recipient === 'poison@example.org' ? answer : undefined);
    await backend.database.exec('alter table quote_requests disable trigger notify');
    const emails = ['a@example.org', 'poison@example.org', 'b@example.org', 'c@example.org'];
    const ids: string[] = [];
    for (const email of emails) ids.push(await handIn(email));
    await backend.database.exec('alter table quote_requests enable trigger notify');
    await backend.database.query(
      `insert into notifications (request_id, kind) select unnest($1::uuid[]), 'confirmation'`,
      [ids],
    );
    await schedule();
    await untilTried();
    const rows = await mails('true');
    expect(Object.fromEntries(rows.map((mail) => [mail.email, mail.state]))).toEqual({
      'a@example.org': 'sent',
      'b@example.org': 'sent',
      'c@example.org': 'sent',
      'poison@example.org': state,
    });
    await expectEachOnce();
  });
});

it('thirty requests while mail was down arrive with the next calls', async () => {
  await server.troubleBy('closed');
  for (let turn = 0; turn < 30; turn += 1) await handIn(`visitor${turn}@example.org`);
  await untilTried();
  await server.mend();
  await sendOn();
  expect(await count(`state = 'sent'`)).toBe(60);
  await expectEachOnce();
});
