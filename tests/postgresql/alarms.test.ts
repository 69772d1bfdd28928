import { startServerBackend, type ServerBackend } from '@vakman/supabase/local/postgresql/server-backend';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { quoteRequestRow } from '../database/support/quote-request-row.ts';
import { serverFolder } from './server-folder.ts';

const sessions = 40;

let backend: ServerBackend;
beforeAll(async () => {
  backend = await startServerBackend(serverFolder(), sessions);
  await backend.sql`update private.settings set requests_per_address_an_hour = 1000`;
});
afterAll(() => backend.remove());

/** A quote request or an upload, whose transaction stays open for a while. */
async function visit(turn: number): Promise<void> {
  await backend.sql.begin(async (transaction) => {
    const request = () =>
      transaction`select public.submit_quote_request(${JSON.stringify(quoteRequestRow())}::text::jsonb, '')`;
    const upload = () => transaction`select public.claim_uploads('', ${[`${turn}.jpg`]}::text[])`;
    if (turn % 2 === 0) await request();
    else await upload();
    await transaction`select pg_sleep(0.05)`;
  });
}

describe('forty visitors whom nobody names', () => {
  it('raise one alarm, once, and none of them fails for it', async () => {
    const results = await Promise.allSettled(Array.from({ length: sessions }, (_, turn) => visit(turn)));
    expect(results.filter(({ status }) => status === 'rejected')).toEqual([]);
    const alarms = await backend.sql`select kind, times from public.alarms`;
    expect([...alarms]).toEqual([{ kind: 'unknown-sender', times: 1 }]);
  });
});
