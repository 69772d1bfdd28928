import { createPgliteConnection, type PgliteConnection } from '@supabase/lite/pglite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { chain, type Next } from './mending.ts';
import { oneAtATime } from './one-at-a-time.ts';

let connection: PgliteConnection;
beforeAll(async () => {
  connection = await createPgliteConnection();
  await connection.driver.exec(`
    create role anon; create role authenticated; create role service_role;
    create table guarded (); alter table guarded enable row level security`);
});
afterAll(() => connection.close());

/** Runs SQL with the role of the request, as the library does for each request. */
const askRole: Next = async (request) => {
  const role = request.headers.get('role');
  const seen = await connection.withContext({ auth: { uid: null, role, jwt: null } }, async (session) => {
    const { rows } = await session.executeQuery<{ role: string; headers: string }>({
      query: { kind: 'RawNode', sqlFragments: [], parameters: [] },
      queryId: { queryId: 'role' },
      sql: `select current_user as role, current_setting('request.headers', true) as headers`,
      parameters: [],
    });
    return rows[0];
  });
  return Response.json(seen);
};

async function askAtOnce(ask: Next): Promise<(string | null)[]> {
  const roles = ['anon', 'service_role', 'anon', 'authenticated'];
  const answers = await Promise.all(
    roles.map((role) => ask(new Request('http://localhost', { headers: { role } }))),
  );
  const seen = await Promise.all(answers.map((answer) => answer.json() as Promise<Record<string, string>>));
  return seen.map(({ role, headers }) => `${role} ${headers ?? ''}`);
}

it('the library alone mixes the roles of requests that overlap', async () => {
  const seen = await askAtOnce(askRole);
  expect(new Set(seen).size, 'The library mended this itself: the mending may go.').toBe(1);
});

it('each request has its own role and headers', async () => {
  expect(await askAtOnce(chain([oneAtATime(connection)], askRole))).toEqual([
    'anon {"role":"anon"}',
    'service_role {"role":"service_role"}',
    'anon {"role":"anon"}',
    'authenticated {"role":"authenticated"}',
  ]);
});

it('a request that fails keeps nobody waiting', async () => {
  const failing: Next = () => Promise.reject(new Error('no'));
  const queue = oneAtATime(connection);
  const request = () => new Request('http://localhost', { headers: { role: 'anon' } });
  const failed = queue(request(), failing);
  const after = queue(request(), askRole);
  await expect(failed).rejects.toThrow('no');
  expect((await after).status).toBe(200);
});
