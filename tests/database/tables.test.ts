import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestBackend, type TestBackend } from './support/test-backend.ts';

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend();
});
afterAll(() => backend.remove());

describe('tables', () => {
  it('all have row level security, those of the private schema too', async () => {
    const { rows } = await backend.database.query(
      `select oid::regclass::text from pg_class
       where relnamespace in ('public'::regnamespace, 'private'::regnamespace) and relkind = 'r'
         and not relrowsecurity`,
    );
    expect(rows).toEqual([]);
  });

  it('of the private schema are granted to nobody', async () => {
    const { rows } = await backend.database.query(
      `select c.oid::regclass::text as name, role from pg_class c, unnest($1::text[]) as role
       where c.relnamespace = 'private'::regnamespace and c.relkind = 'r'
         and has_table_privilege(role, c.oid, 'select, insert, update, delete, truncate')`,
      [['anon', 'authenticated', 'service_role']],
    );
    expect(rows).toEqual([]);
  });

  it.each([
    ['private', 'settings'],
    ['auth', 'users'],
    ['storage', 'objects'],
    ['supabase_migrations', 'schema_migrations'],
  ])('of the schema %s are in no API, not even for the service', async (schema, table) => {
    const client = await backend.as('service_role');
    const { error, data } = await client.schema(schema).from(table).select();
    expect(data).toBeNull();
    expect(error).toMatchObject({ code: 'PGRST106' });
  });
});
