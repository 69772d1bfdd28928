import { listPeople, removeSecondFactor } from '@vakman/supabase/client/people';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { connectionOf } from './support/connection-of.ts';
import { demoAccount, startTestBackend, type TestBackend } from './support/test-backend.ts';

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend();
  // As the sign-in service of a hosted project has it.
  await backend.database.exec(`create table auth.mfa_factors (
    id uuid primary key default gen_random_uuid(),
    user_id uuid not null references auth.users (id) on delete cascade,
    status text not null
  )`);
});
afterAll(() => backend.remove());

const link = (userId: string, status = 'verified') =>
  backend.database.query('insert into auth.mfa_factors (user_id, status) values ($1, $2)', [userId, status]);

const countOf = async (table: string, userId: string) => {
  const { rows } = await backend.database.query(`select from ${table} where user_id = $1`, [userId]);
  return rows.length;
};

it('is for admins, who do it for others', async () => {
  const admin = await connectionOf(backend, 'admin');
  const { id: employee } = demoAccount('employee');
  await link(employee);
  await expect(removeSecondFactor(await connectionOf(backend, 'employee'), employee)).rejects.toMatchObject({
    code: '42501',
  });
  await expect(removeSecondFactor(admin, demoAccount('admin').id)).rejects.toMatchObject({
    code: 'own_factor',
  });
  expect(await countOf('auth.mfa_factors', employee)).toBe(1);
});

it('signs out every device, is logged, and tells whose it was', async () => {
  const admin = await connectionOf(backend, 'admin');
  const { id } = demoAccount('employee');
  const has = async () => (await listPeople(admin)).find((person) => person.id === id)?.second_factor;
  expect(await has()).toBe(true);
  expect(await countOf('auth.sessions', id)).toBeGreaterThan(0);
  expect(await removeSecondFactor(admin, id)).toBe(true);
  expect(await has()).toBe(false);
  expect(await countOf('auth.sessions', id)).toBe(0);
  const { rows: logged } = await backend.database.query(
    `select actor from public.activity_log where record_kind = 'person' and record_id = $1 and part = 'mfa_factors'`,
    [id],
  );
  expect(logged).toEqual([{ actor: demoAccount('admin').id }]);
  const { rows: mails } = await backend.database.query(
    'select kind from public.notifications where user_id = $1',
    [id],
  );
  expect(mails).toEqual([{ kind: 'factor-removed' }]);
});

it('does nothing where there is none, or one that was never linked whole', async () => {
  const admin = await connectionOf(backend, 'admin');
  const { id } = demoAccount('customer');
  expect(await removeSecondFactor(admin, id)).toBe(false);
  await link(id, 'unverified');
  expect(await removeSecondFactor(admin, id)).toBe(false);
});
