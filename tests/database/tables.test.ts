import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { operations, tableDecisions, type Operation, type Outcome } from './decisions/tables.ts';
import { insertSamples } from './support/sample-rows.ts';
import {
  actors,
  demoAccount,
  startTestBackend,
  type Actor,
  type TestBackend,
} from './support/test-backend.ts';

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend();
});
afterAll(() => backend.remove());

async function ask(actor: Actor, table: string, operation: Operation): Promise<Outcome> {
  const samples = await insertSamples(backend);
  const sample = samples[table];
  if (sample === undefined) throw new Error(`There is no sample row of ${table}.`);
  const client = await backend.as(actor);
  const [column, value] = sample.key;

  if (operation === 'select') {
    const { data, error } = await client.from(table).select();
    if (error) return refusal(error);
    if (data.some((row: Record<string, unknown>) => row[column] === value)) return 'all';
    return data.length === 0 ? 'nothing' : isOwn(actor, data);
  }
  if (operation === 'insert') {
    const { error } = await client.from(table).insert(await sample.row());
    return error ? refusal(error) : 'all';
  }
  const request = client.from(table);
  const { error, count } =
    operation === 'update'
      ? await request.update(sample.change, { count: 'exact' }).eq(column, value)
      : await request.delete({ count: 'exact' }).eq(column, value);
  if (error) return refusal(error);
  return count === 0 ? 'nothing' : 'all';
}

function refusal(error: { code: string; message: string }): Outcome {
  // Insufficient privilege: the only reason that is a refusal rather than a fault of the test.
  expect(error).toMatchObject({ code: '42501' });
  return 'refused';
}

function isOwn(actor: Actor, rows: readonly Record<string, unknown>[]): Outcome {
  const own = demoAccount(actor as 'customer').id;
  expect(rows.map((row) => row['user_id'])).toEqual([own]);
  return 'own';
}

const cells = Object.entries(tableDecisions).flatMap(([table, decision]) =>
  operations.flatMap((operation) =>
    actors.map((actor) => ({ table, operation, actor, outcome: decision[operation][actor] })),
  ),
);

describe('tables', () => {
  it('each have a decision', async () => {
    const { rows } = await backend.database.query<{ name: string }>(
      `select relname as name from pg_class
       where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm', 'f')`,
    );
    expect(rows.map((row) => row.name).sort()).toEqual(Object.keys(tableDecisions).sort());
  });

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

  it.each(cells)('$table: $actor may $operation: $outcome', async ({ table, operation, actor, outcome }) => {
    expect(await ask(actor, table, operation)).toBe(outcome);
  });
});
