import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callerRoles, functionDecisions, type CallerRole } from './decisions/functions.ts';
import { sampleArguments } from './decisions/sample-arguments.ts';
import { actors, startTestBackend, type Actor, type TestBackend } from './support/test-backend.ts';

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend();
});
afterAll(() => backend.remove());

const roleOf = (actor: Actor): CallerRole =>
  actor === 'anon' || actor === 'service_role' ? actor : 'authenticated';

const cells = Object.entries(functionDecisions)
  .filter(([name]) => name.startsWith('public.'))
  .flatMap(([name, roles]) =>
    actors.map((actor) => ({ name: name.replace('public.', ''), actor, may: roles.includes(roleOf(actor)) })),
  );

describe('functions of the database', () => {
  it('each have a decision, and grants that equal it', async () => {
    const { rows } = await backend.database.query<{ name: string; roles: CallerRole[] }>(
      `select n.nspname || '.' || p.proname as name,
         array(select role from unnest($1::text[]) role where has_function_privilege(role, p.oid, 'execute')) as roles
       from pg_proc p join pg_namespace n on n.oid = p.pronamespace
       where n.nspname in ('public', 'private')
         and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')
       order by name`,
      [callerRoles],
    );
    expect(Object.fromEntries(rows.map(({ name, roles }) => [name, roles]))).toEqual(functionDecisions);
  });

  it('that run with the rights of their owner cannot be led to other schemas', async () => {
    const { rows } = await backend.database.query(
      `select p.proname from pg_proc p
       where p.pronamespace in ('public'::regnamespace, 'private'::regnamespace) and p.prosecdef
         and not coalesce('search_path=""' = any (p.proconfig), false)`,
    );
    expect(rows).toEqual([]);
  });

  it.each(cells)('$name: $actor: $may', async ({ name, actor, may }) => {
    const client = await backend.as(actor);
    const { error, status } = await client.rpc(name, await sampleArguments[name]?.(backend, actor));
    if (may) expect(error).toBeNull();
    else {
      expect(error).toMatchObject({ code: '42501' });
      expect(status).toBe(actor === 'anon' ? 401 : 403);
    }
  });
});
