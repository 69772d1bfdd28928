import { photoBucket, photoPath } from '@vakman/domain/photos/photos.paths';
import { profilePhotoBucket, profilePhotoPath } from '@vakman/domain/profile/profile.photo';
import { callers } from '@vakman/domain/rights/rights';
import { functionRights } from '@vakman/domain/rights/rights.functions';
import { roles, type Role } from '@vakman/domain/rights/rights.roles';
import { tableOperations, tableRights } from '@vakman/domain/rights/rights.tables';
import { startServerBackend, type ServerBackend } from '@vakman/supabase/local/postgresql/server-backend';
import type { TransactionSql } from 'postgres';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serverFolder } from './server-folder.ts';

const sessions = 40;
const ids = Object.fromEntries(roles.map((role) => [role, crypto.randomUUID()])) as Record<Role, string>;
const officeRoles = ['employee', 'admin'] as const;
const levels = ['aal1', 'aal2', undefined] as const;
type Level = (typeof levels)[number];

let backend: ServerBackend;
beforeAll(async () => {
  backend = await startServerBackend(serverFolder(), sessions);
  for (const role of roles) {
    await backend.sql`insert into auth.users (id, email, email_confirmed_at)
      values (${ids[role]}, ${`${role}@example.org`}, now())`;
    await backend.sql`insert into public.user_roles (user_id, role) values (${ids[role]}, ${role})`;
  }
  await backend.sql`insert into public.alarms (kind) values ('unknown-sender')`;
  await backend.sql`insert into public.project_gallery
    (title, category, published_at, permission, permitted_on) values ('Woonhuis', 'painting', now(), 'mail', '2026-11-21')`;
});
afterAll(() => backend.remove());

const require = (isRequired: boolean) =>
  backend.sql`update private.settings set second_factor_required = ${isRequired}`;

/** As far as the database asks for it; the migrations' owner reads what belongs to the sign-in service. */
async function makeFactors() {
  await backend.sql`create table auth.mfa_factors (id uuid primary key, user_id uuid, status text)`;
  await backend.sql`grant all on auth.mfa_factors to postgres`;
}

/** Does something as the API would for a token that says so; nothing of it stays. */
async function as<Answer>(role: Role, aal: Level, act: (sql: TransactionSql) => Promise<Answer>) {
  const claims = JSON.stringify({ sub: ids[role], role: 'authenticated', ...(aal && { aal }) });
  let answer: Answer | undefined;
  const undone = new Error('undone');
  await backend.sql
    .begin(async (sql) => {
      await sql`select set_config('request.jwt.claims', ${claims}, true),
        set_config('request.jwt.claim.sub', ${ids[role]}, true)`;
      await sql`set local role authenticated`;
      answer = await act(sql);
      throw undone;
    })
    .catch((error: unknown) => {
      if (error !== undone) throw error;
    });
  return answer as Answer;
}

const countOf = (role: Role, aal: Level, table: string) =>
  as(role, aal, async (sql) => (await sql`select from ${sql(`public.${table}`)}`).length);

/** What the office may do with the rows of others, and customers may not. */
const officeCells = Object.entries(tableRights).flatMap(([table, rights]) =>
  tableOperations
    .filter((operation) => {
      const extents: Partial<Record<Role, string>> = rights[operation];
      return officeRoles.some((role) => extents[role] === 'all') && extents.customer !== 'all';
    })
    .map((operation) => ({ table, operation })),
);

describe('an admin who asks it of everybody', () => {
  const version = async (sql: TransactionSql) =>
    (await sql<{ settings: { version: number } }[]>`select public.read_office_settings() as settings`)[0]
      ?.settings.version ?? 0;

  it('must have come in by his own, or he would lock himself out', async () => {
    const asked = as(
      'admin',
      'aal1',
      async (sql) => sql`select public.require_second_factor(true, ${await version(sql)})`,
    );
    await expect(asked).rejects.toThrow('own_factor_missing');
  });

  it('has it asked of an employee at once, and not of himself', async () => {
    const missing = await as('admin', 'aal2', async (sql) => {
      await sql`select public.require_second_factor(true, ${await version(sql)})`;
      const isMissing = async () =>
        (await sql<{ missing: boolean }[]>`select private.is_second_factor_missing() as missing`)[0]?.missing;
      const own = await isMissing();
      const claims = JSON.stringify({ sub: ids.employee, role: 'authenticated', aal: 'aal1' });
      await sql`select set_config('request.jwt.claims', ${claims}, true),
        set_config('request.jwt.claim.sub', ${ids.employee}, true)`;
      return { own, ofEmployee: await isMissing() };
    });
    expect(missing).toEqual({ own: false, ofEmployee: true });
  });
});

describe('where the office must have a second factor', () => {
  it.each(officeCells)('a restrictive policy asks it of whoever may $operation $table', async (cell) => {
    const found = await backend.sql`select from pg_policies
      where schemaname = 'public' and tablename = ${cell.table} and permissive = 'RESTRICTIVE'
        and cmd in ('ALL', ${cell.operation.toUpperCase()})
        and coalesce(with_check, qual) like '%is_second_factor_missing%'`;
    expect(found).toHaveLength(1);
  });

  it.each(officeRoles.flatMap((role) => levels.map((aal) => ({ role, aal }))))(
    'the $role with $aal sees what others may not, or nothing of it',
    async ({ role, aal }) => {
      await require(true);
      const isStrong = aal === 'aal2';
      expect(await countOf(role, aal, 'alarms')).toBe(isStrong ? 1 : 0);
      expect(await countOf(role, aal, 'user_roles')).toBe(isStrong && role === 'admin' ? roles.length : 1);
      expect(await countOf(role, aal, 'project_gallery')).toBe(1);
      const changed = await as(
        role,
        aal,
        (sql) => sql`update project_gallery set title = 'Schuur' returning id`,
      );
      expect(changed).toHaveLength(isStrong ? 1 : 0);
    },
  );

  it.each(officeRoles.flatMap((role) => levels.map((aal) => ({ role, aal }))))(
    'the $role with $aal opens the files of others, or his own photo alone',
    async ({ role, aal }) => {
      await require(true);
      const own = profilePhotoPath(ids[role], 'image/webp');
      await backend.sql.begin(async (sql) => {
        await sql`select set_config('role', 'service_role', true)`;
        await sql`delete from storage.objects`;
        await sql`insert into storage.objects (bucket_id, name, version) values
          (${photoBucket}, ${photoPath('image/jpeg')}, '1'),
          (${profilePhotoBucket}, ${profilePhotoPath(ids.customer, 'image/webp')}, '1'),
          (${profilePhotoBucket}, ${own}, '1')`;
      });
      const seen = await as(role, aal, (sql) => sql<{ name: string }[]>`select name from storage.objects`);
      expect(seen.map(({ name }) => name)).toContain(own);
      expect(seen).toHaveLength(aal === 'aal2' ? 3 : 1);
    },
  );

  it.each(['export_my_data', 'request_account_deletion'])('a password is not enough for %s', async (name) => {
    await require(true);
    const ask = (aal: Level) => as('employee', aal, (sql) => sql`select ${sql(`public.${name}`)}()`);
    await expect(ask('aal1')).rejects.toMatchObject({ code: '42501' });
    expect(await ask('aal2')).toHaveLength(1);
  });

  it.each(
    Object.entries(functionRights)
      .filter(([, may]) => may.includes('admin') && !may.includes('customer'))
      .map(([name]) => name),
  )('%s() refuses an admin without', async (name) => {
    await require(true);
    const [{ count } = { count: 0 }] = await backend.sql<{ count: number }[]>`
      select pronargs - pronargdefaults as count from pg_proc
      where proname = ${name} and pronamespace = 'public'::regnamespace`;
    const call = (aal: Level) =>
      as('admin', aal, (sql) =>
        sql.unsafe(`select public.${name}(${Array.from({ length: count }, () => 'null').join()})`),
      ).then(
        () => '',
        (error: { code: string; message: string }) => error.code,
      );
    expect(await call('aal1')).toBe('42501');
    expect(await call('aal2')).not.toBe('42501');
  });

  it('customers need none, and somebody of the office can be told what is missing', async () => {
    await require(true);
    const tell = (role: Role, aal: Level) =>
      as(role, aal, async (sql) => {
        const [row] = await sql<
          { account: { role: Role }; capabilities: { second_factor_missing: boolean } }[]
        >`select public.read_account() as account, public.read_capabilities() as capabilities`;
        return { role: row?.account.role, missing: row?.capabilities.second_factor_missing };
      });
    expect(await tell('customer', 'aal1')).toEqual({ role: 'customer', missing: false });
    expect(await tell('admin', 'aal1')).toEqual({ role: 'admin', missing: true });
    expect(await tell('admin', 'aal2')).toEqual({ role: 'admin', missing: false });
  });
});

it('where it need not, whoever linked one must use it all the same', async () => {
  await require(false);
  await makeFactors();
  const link = (role: Role, status: string) => backend.sql`
    insert into auth.mfa_factors (id, user_id, status) values (gen_random_uuid(), ${ids[role]}, ${status})`;
  await link('admin', 'verified');
  // He began to link one, and never typed its code.
  await link('employee', 'unverified');
  expect(await countOf('admin', 'aal1', 'alarms')).toBe(0);
  expect(await countOf('admin', 'aal2', 'alarms')).toBe(1);
  expect(await countOf('employee', 'aal1', 'alarms')).toBe(1);
  await expect(as('admin', 'aal1', (sql) => sql`select public.list_people()`)).rejects.toMatchObject({
    code: '42501',
  });
  await backend.sql`drop table auth.mfa_factors`;
});

it('where it need not, a password is enough for whoever linked none', async () => {
  await require(false);
  for (const role of officeRoles) expect(await countOf(role, 'aal1', 'alarms')).toBe(1);
  expect(await countOf('customer', 'aal1', 'alarms')).toBe(0);
});

describe('whether the backend has a second factor', () => {
  const read = () =>
    as('admin', 'aal1', async (sql) => {
      const [row] = await sql<{ has: boolean }[]>`
        select (public.read_capabilities() ->> 'second_factor')::boolean as has`;
      return row?.has;
    });

  it('is told by the table of the sign-in service', async () => {
    await backend.sql`drop table if exists auth.mfa_factors`;
    expect(await read()).toBe(false);
    await makeFactors();
    expect(await read()).toBe(true);
  });
});

describe('the first admin', () => {
  const make = (address: string) => backend.sql`select private.make_first_admin(${address})`;

  it('is one, of forty that are made at once, and no caller of the API can make him', async () => {
    await expect(make('employee@example.org')).rejects.toThrow('there is an admin already');
    // As on the first day.
    await backend.sql`truncate public.user_roles`;
    await expect(make('nobody@example.org')).rejects.toThrow('no account');
    const answers = await Promise.allSettled(
      Array.from({ length: sessions }, (_, turn) => make(`${roles[turn % roles.length]}@example.org`)),
    );
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await backend.sql`select from public.user_roles where role = 'admin'`).toHaveLength(1);
    for (const caller of callers.filter((one) => one === 'anon' || one === 'service_role')) {
      const [row] = await backend.sql<{ may: boolean }[]>`
        select has_function_privilege(${caller}, 'private.make_first_admin(text)', 'execute') as may`;
      expect(row?.may).toBe(false);
    }
  });
});
