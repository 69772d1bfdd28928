import { readdirSync } from 'node:fs';
import { migrationsFolder } from '@vakman/supabase/local/database/migrate';
import { startCluster, superuser, type Cluster } from '@vakman/supabase/local/postgresql/cluster';
import { pushMigrations } from '@vakman/supabase/local/postgresql/hosted-database';
import { prepareHostedProject } from '@vakman/supabase/local/postgresql/hosted-project';
import { runSupabaseCli } from '@vakman/supabase/local/supabase-cli';
import postgres from 'postgres';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serverFolder } from './server-folder.ts';

const files = readdirSync(migrationsFolder).filter((name) => name.endsWith('.sql'));
const versions = files.map((name) => name.slice(0, 14));

let cluster: Cluster;
const sessions: postgres.Sql[] = [];
beforeAll(async () => {
  cluster = await startCluster(serverFolder());
  await prepareHostedProject(cluster);
});
afterAll(async () => {
  await Promise.all(sessions.map((sql) => sql.end()));
  await cluster.remove();
});

/** One session of a role. */
function sessionOf(user: string): postgres.Sql {
  const sql = postgres({
    host: cluster.socketFolder,
    user,
    database: 'postgres',
    max: 1,
    onnotice: () => undefined,
  });
  sessions.push(sql);
  return sql;
}
const call = (...args: string[]) =>
  runSupabaseCli([...args, `--remote=${cluster.urlFor('postgres')}`, '--output-format=json']);

describe('the role that migrates a hosted project', () => {
  it.each([
    ['turns no row security of theirs on', 'alter table storage.objects enable row level security'],
    ['adds no column to theirs', 'alter table auth.users add column name text'],
    [
      'makes nothing among theirs',
      'create function auth.role_of_caller() returns text language sql return null',
    ],
    ['becomes none of them', 'set role supabase_storage_admin'],
    ['loads no extension that needs a superuser', 'create extension file_fdw'],
  ])('%s', async (_what, statement) => {
    await expect(sessionOf('postgres').unsafe(statement)).rejects.toMatchObject({ code: '42501' });
  });

  it('writes policies and triggers on the objects of storage all the same', async () => {
    const sql = sessionOf('postgres');
    const policy = 'create policy "Nobody" on storage.objects using (false)';
    const trigger = `create trigger idle before update on storage.objects
      for each row execute function suppress_redundant_updates_trigger()`;
    await sql.unsafe(`${policy}; ${trigger};`).simple();
    const [row] = await sql`select pg_has_role('supabase_storage_admin', 'usage') as lent`;
    expect(row).toEqual({ lent: false });
  });

  it('visitors are given up on after three seconds, users after eight', async () => {
    const roles = await sessionOf(superuser)`
      select rolname, rolconfig from pg_roles where rolname in ('anon', 'authenticated') order by rolname`;
    expect([...roles]).toEqual([
      { rolname: 'anon', rolconfig: ['statement_timeout=3s'] },
      { rolname: 'authenticated', rolconfig: ['statement_timeout=8s'] },
    ]);
  });
});

describe('the Supabase CLI', () => {
  it('changes nothing where nobody can be asked', async () => {
    expect(await call('db', 'push')).toMatchObject({ exitCode: 1 });
    const [row] = await sessionOf(superuser)`select to_regclass('private.settings') as made`;
    expect(row).toEqual({ made: null });
  });

  it('applies every migration, once', async () => {
    const first = await pushMigrations(cluster);
    expect(first).toMatchObject({ exitCode: 0 });
    expect(JSON.parse(first.answer)).toMatchObject({ migrations: files });

    const second = await pushMigrations(cluster);
    expect(JSON.parse(second.answer)).toMatchObject({ upToDate: true, migrations: [] });

    const { answer } = await call('migration', 'list');
    expect(JSON.parse(answer)).toMatchObject({
      migrations: versions.map((version) => ({ local: version, remote: version })),
    });
  });

  it('finds the one wrong function of a database, and nothing wrong with ours', async () => {
    const sql = sessionOf(superuser);
    // Hosted, supautils lets "postgres" load it, as the CLI tries to.
    await sql`create extension plpgsql_check with schema extensions`;
    await sql.unsafe(`create function private.wrong() returns integer language plpgsql as
      $$ begin return (select missing from public.quote_requests); end $$`);
    const { exitCode, answer } = await call('db', 'lint', '--level=error', '--fail-on=error');
    expect(exitCode).toBe(1);
    const { results } = JSON.parse(answer) as { results: { function: string }[] };
    expect(results.map((result) => result.function)).toEqual(['private.wrong']);
  });
});
