import type { SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { demoAccount, startTestBackend, type TestBackend } from './support/test-backend.ts';

let backend: TestBackend;
let admin: SupabaseClient;
let service: SupabaseClient;
beforeAll(async () => {
  backend = await startTestBackend();
  admin = await backend.as('admin');
  service = await backend.as('service_role');
});
afterAll(() => backend.remove());

const employee = demoAccount('employee');
const giveRole = (role: string) =>
  backend.database.query('update public.user_roles set role = $2 where user_id = $1', [employee.id, role]);
const roleOf = async (id: string) =>
  (
    await backend.database.query<{ role: string }>('select role from public.user_roles where user_id = $1', [
      id,
    ])
  ).rows[0]?.role;

/** Invites an address to the office; the secret that its mail would carry. */
async function invite(client: SupabaseClient, email: string): Promise<string> {
  const invited = { email, name: 'Jo de Vries', role: 'admin', language: 'nl' };
  const { data: id, error } = await client.rpc('create_invitation', invited);
  if (error) throw error;
  const claimed = await service.rpc('claim_invitation_notifications', { invitation_id: id as string });
  const [{ token }] = claimed.data as [{ token: string }];
  return token;
}

it('brings nobody in whose account is shut, and is as good as before once it is opened again', async () => {
  const token = await invite(admin, employee.email);
  await admin.rpc('deactivate_person', { user_id: employee.id });
  expect((await service.rpc('accept_invitation', { token })).error).toMatchObject({ code: 'revoked' });
  expect(await roleOf(employee.id)).toBe('employee');
  await admin.rpc('reactivate_person', { user_id: employee.id });
  expect((await service.rpc('accept_invitation', { token })).error).toBeNull();
  expect(await roleOf(employee.id)).toBe('admin');
  await giveRole('employee');
});

it('ends with the account of whoever invited', async () => {
  await giveRole('admin');
  const token = await invite(await backend.as('employee'), 'friend@example.org');
  expect((await service.rpc('read_invitation', { token })).error).toBeNull();
  expect((await service.auth.admin.deleteUser(employee.id)).error).toBeNull();
  expect((await service.rpc('read_invitation', { token })).error).toMatchObject({ code: 'revoked' });
});
