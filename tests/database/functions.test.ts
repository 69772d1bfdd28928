import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callerRoles, type CallerRole } from './decisions/caller-roles.ts';
import { privateFunctionDecisions } from './decisions/functions.ts';
import { startTestBackend, type TestBackend } from './support/test-backend.ts';

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend();
});
afterAll(() => backend.remove());

describe('functions of the database', () => {
  it('of the private schema each have a decision, and grants that equal it', async () => {
    const { rows } = await backend.database.query<{ name: string; roles: CallerRole[] }>(
      `select p.proname as name,
         array(select role from unnest($1::text[]) role where has_function_privilege(role, p.oid, 'execute')) as roles
       from pg_proc p
       where p.pronamespace = 'private'::regnamespace
         and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')
       order by name`,
      [callerRoles],
    );
    expect(Object.fromEntries(rows.map(({ name, roles }) => [name, roles]))).toEqual(
      privateFunctionDecisions,
    );
  });

  it('that run with the rights of their owner cannot be led to other schemas', async () => {
    const { rows } = await backend.database.query(
      `select p.proname from pg_proc p
       where p.pronamespace in ('public'::regnamespace, 'private'::regnamespace) and p.prosecdef
         and not coalesce('search_path=""' = any (p.proconfig), false)`,
    );
    expect(rows).toEqual([]);
  });
});
