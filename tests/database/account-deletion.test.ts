import type { SupabaseClient } from '@supabase/supabase-js';
import { retention } from '@vakman/domain/retention/retention';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { insertQuoteRequest, quoteRequestRow } from './support/quote-request-row.ts';
import { demoAccount, startTestBackend, type TestBackend } from './support/test-backend.ts';

let backend: TestBackend;
let customer: SupabaseClient;
let admin: SupabaseClient;
beforeAll(async () => {
  backend = await startTestBackend();
  customer = await backend.as('customer');
  admin = await backend.as('admin');
});
afterAll(() => backend.remove());
beforeEach(() =>
  backend.database.exec('delete from private.account_deletions; delete from private.rate_events'),
);

const own = demoAccount('customer');
const run = async () => {
  const { data, error } = await (await backend.as('service_role')).rpc('apply_retention');
  if (error) throw error;
  return (data as { accounts: string[] }).accounts;
};
const letDaysPass = (days: number, minutes: number) =>
  backend.database.exec(`update private.account_deletions
    set delete_after = delete_after - interval '${days} days' - interval '${minutes} minutes'`);
const state = async (client: SupabaseClient) => (await client.rpc('read_account_deletion')).data as unknown;

it('an account is deleted when its week is over, and not before', async () => {
  const asked = await customer.rpc('request_account_deletion');
  const { limit } = retention.leaving;
  const day = 86_400_000;
  expect(Math.round((Date.parse(asked.data as string) - Date.now()) / day)).toBe(limit.count);
  expect((await customer.rpc('request_account_deletion')).data).toBe(asked.data);
  await letDaysPass(limit.count - 1, 23 * 60);
  expect(await run()).toEqual([]);
  await letDaysPass(1, 0);
  const row = quoteRequestRow({ email: own.email });
  await insertQuoteRequest(backend.database, row);
  expect(await run()).toEqual([own.id]);
  const { rows } = await backend.database.query('select from public.quote_requests where id = $1', [row.id]);
  expect(rows).toEqual([]);
});

it('it is named until the auth service has deleted it, and its data are erased once', async () => {
  await customer.rpc('request_account_deletion');
  await letDaysPass(8, 0);
  expect(await run()).toEqual([own.id]);
  const row = quoteRequestRow({ email: own.email });
  await insertQuoteRequest(backend.database, row);
  expect(await run()).toEqual([own.id]);
  const { rows } = await backend.database.query('select id from public.quote_requests where id = $1', [
    row.id,
  ]);
  expect(rows).toEqual([{ id: row.id }]);
});

it('whoever changes his mind keeps it, until it began', async () => {
  expect(await state(customer)).toMatchObject({ delete_after: null });
  const asked = await customer.rpc('request_account_deletion');
  expect(Date.parse(((await state(customer)) as { delete_after: string }).delete_after)).toBe(
    Date.parse(asked.data as string),
  );
  expect((await customer.rpc('keep_account')).error).toBeNull();
  expect((await customer.rpc('keep_account')).error).toBeNull();
  expect(await state(customer)).toMatchObject({ delete_after: null });
  expect(await run()).toEqual([]);
  await customer.rpc('request_account_deletion');
  await letDaysPass(8, 0);
  await run();
  expect((await customer.rpc('keep_account')).error).toMatchObject({ code: 'too_late' });
});

it('an unconfirmed address erases nothing of whoever has it', async () => {
  const row = quoteRequestRow({ email: own.email });
  await insertQuoteRequest(backend.database, row);
  await backend.database.exec(`update auth.users set email_confirmed_at = null where id = '${own.id}'`);
  await customer.rpc('request_account_deletion');
  await letDaysPass(8, 0);
  expect(await run()).toEqual([own.id]);
  await backend.database.exec(`update auth.users set email_confirmed_at = now() where id = '${own.id}'`);
  const { rows } = await backend.database.query('select id from public.quote_requests where id = $1', [
    row.id,
  ]);
  expect(rows).toEqual([{ id: row.id }]);
});

it('the last admin stays, whoever asks, and also where the others left meanwhile', async () => {
  expect(await state(admin)).toMatchObject({ last_admin: true });
  expect((await admin.rpc('request_account_deletion')).error).toMatchObject({ code: 'last_admin' });
  const { email } = demoAccount('admin');
  expect((await admin.rpc('erase_person', { address: email })).error).toMatchObject({ code: 'last_admin' });

  const employee = demoAccount('employee').id;
  const setRole = (role: string) =>
    backend.database.query('update public.user_roles set role = $2 where user_id = $1', [employee, role]);
  await setRole('admin');
  expect((await admin.rpc('request_account_deletion')).error).toBeNull();
  expect(
    (await (await backend.as('employee')).rpc('request_account_deletion')).error,
    'the one who stays',
  ).toMatchObject({ code: 'last_admin' });
  await setRole('employee');
  await letDaysPass(8, 0);
  expect(await run()).toEqual([]);
});

it('an admin whose account is shut is not somebody who stays', async () => {
  const { id } = demoAccount('employee');
  await backend.database.query(
    `update public.user_roles set role = 'admin', deactivated_at = now() where user_id = $1`,
    [id],
  );
  expect(await state(admin)).toMatchObject({ last_admin: true });
  expect((await admin.rpc('request_account_deletion')).error).toMatchObject({ code: 'last_admin' });
  await backend.database.query(
    `update public.user_roles set role = 'employee', deactivated_at = null where user_id = $1`,
    [id],
  );
});

it('whoever asks and changes his mind without end is mailed a few times, and keeps the account', async () => {
  const most = 5;
  for (let turn = 0; turn < most; turn += 1) {
    expect((await customer.rpc('request_account_deletion')).error).toBeNull();
    expect((await customer.rpc('keep_account')).error).toBeNull();
  }
  expect((await customer.rpc('request_account_deletion')).error).toMatchObject({ code: 'PT429' });
  expect(await state(customer)).toMatchObject({ delete_after: null });
});
