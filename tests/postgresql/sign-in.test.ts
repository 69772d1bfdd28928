import { startServerBackend, type ServerBackend } from '@vakman/supabase/local/postgresql/server-backend';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { serverFolder } from './server-folder.ts';

const sessions = 40;
const email = 'somebody@example.org';

let backend: ServerBackend;
beforeAll(async () => {
  backend = await startServerBackend(serverFolder(), sessions);
  await backend.sql`insert into auth.users (id, email) values (gen_random_uuid(), ${email})`;
  await backend.sql`update private.settings set sign_in_mails_per_sender_and_mailbox_an_hour = 5,
    sign_in_mails_per_mailbox_a_day = 12`;
});
beforeEach(() => backend.sql`delete from private.rate_events`);
afterAll(() => backend.remove());

/** To whom mails go of questions that come at once, each from an address. */
const ask = (addresses: readonly string[]) =>
  Promise.all(
    addresses.map(async (address) => {
      const [row] = await backend.sql`select public.find_sign_in(${email}, ${address}) ->> 'found' as found`;
      return String(row?.['found']);
    }),
  );
const mailed = (found: readonly string[]) => found.filter((kind) => kind === 'account').length;

describe('of forty ways in that are asked for at once', () => {
  it('one sender gets as many mails written to a mailbox as he may', async () => {
    expect(mailed(await ask(Array.from({ length: sessions }, () => '192.0.2.1')))).toBe(5);
  });

  it('a mailbox gets as many as it may over all senders', async () => {
    expect(mailed(await ask(Array.from({ length: sessions }, (_, turn) => `192.0.2.${turn}`)))).toBe(12);
  });

  it('a sender is counted as often as he asks', async () => {
    await backend.sql`update private.settings set sign_ins_per_address_an_hour = 7`;
    const answers = await Promise.allSettled(
      Array.from({ length: sessions }, () => backend.sql`select public.count_sign_in('192.0.2.9')`),
    );
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(7);
    for (const answer of answers)
      if (answer.status === 'rejected') expect(answer.reason).toMatchObject({ code: 'PT429' });
  });
});

it('one sender leaves the owner of a mailbox mails for himself', async () => {
  await ask(Array.from({ length: sessions }, () => '192.0.2.1'));
  expect(mailed(await ask(['198.51.100.1']))).toBe(1);
});
