import { lookAtDossier, mergeClients } from '@vakman/supabase/client/clients';
import type { Connection } from '@vakman/supabase/client/connection';
import { readDossier } from '@vakman/supabase/client/dossier';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newBooking } from './support/bookings.ts';
import { connectionOf } from './support/connection-of.ts';
import { insertQuoteRequest, quoteRequestRow } from './support/quote-request-row.ts';
import { demoAccount, startTestBackend, type TestBackend } from './support/test-backend.ts';

const { email } = demoAccount('customer');
let backend: TestBackend;
let employee: Connection;
beforeAll(async () => {
  backend = await startTestBackend();
  employee = await connectionOf(backend, 'employee');
  await insertQuoteRequest(backend.database, quoteRequestRow({ email }));
  await newBooking(backend, { email });
  await insertQuoteRequest(backend.database, quoteRequestRow({ email: 'piet@example.org' }));
});
afterAll(() => backend.remove());

async function clientOf(address: string): Promise<string> {
  const { rows } = await backend.database.query<{ id: string }>(
    'select id from public.clients where email_normalised = $1',
    [address],
  );
  return rows[0]?.id ?? '';
}

it('the office sees what a customer sees, and the log says who looked', async () => {
  const own = await readDossier(await connectionOf(backend, 'customer'));
  const id = await clientOf(email);
  expect(await lookAtDossier(employee, id, ` ${email.toUpperCase()} `)).toEqual(own);
  expect(own.requests).toHaveLength(1);
  const { rows } = await backend.database.query(
    `select actor, actor_role, record_id, before, after from public.activity_log where action = 'read'`,
  );
  expect(rows).toEqual([
    { actor: demoAccount('employee').id, actor_role: 'employee', record_id: id, before: null, after: null },
  ]);
});

it('an address of somebody else is none of his, until the two are one', async () => {
  const [id, other] = [await clientOf(email), await clientOf('piet@example.org')];
  await expect(lookAtDossier(employee, id, 'piet@example.org')).rejects.toMatchObject({ code: 'PT404' });
  await expect(lookAtDossier(employee, crypto.randomUUID(), email)).rejects.toMatchObject({ code: 'PT404' });
  await mergeClients(employee, other, id);
  expect((await lookAtDossier(employee, other, 'piet@example.org')).requests).toHaveLength(1);
});

it('a customer looks at nobody, himself included', async () => {
  const customer = await connectionOf(backend, 'customer');
  await expect(lookAtDossier(customer, await clientOf(email), email)).rejects.toMatchObject({
    code: '42501',
  });
});
