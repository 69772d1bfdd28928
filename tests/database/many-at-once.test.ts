import { randomUUID } from 'node:crypto';
import { photoBucket, photoPath } from '@vakman/domain/photos/photos.paths';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { startTestBackend, type TestBackend } from './support/test-backend.ts';

let backend: TestBackend;
beforeAll(async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  backend = await startTestBackend();
  // Before the first request, at which the library looks which functions there are.
  await backend.database.exec(`
    create function public.many_rows() returns table (place integer) language sql as
      'select generate_series(1, 5000)';
    grant execute on function public.many_rows() to service_role`);
});
afterAll(() => backend.remove());

interface Wish {
  readonly key?: string;
  readonly method?: string;
  readonly body?: unknown;
}

const ask = (path: string, { key = backend.publishableKey, method = 'POST', body }: Wish = {}) =>
  fetch(backend.apiUrl + path, {
    method,
    headers: { apikey: key, 'content-type': 'application/json' },
    ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
const names = (number: number) => Array.from({ length: number }, (_, place) => `a${place}`);
const remove = (prefixes: readonly string[], key?: string) =>
  ask(`/storage/v1/object/${photoBucket}`, { method: 'DELETE', body: { prefixes }, ...(key && { key }) });
const sign = (paths: readonly string[], key?: string) =>
  ask(`/storage/v1/object/sign/${photoBucket}`, { body: { expiresIn: 60, paths }, ...(key && { key }) });

async function store(number: number): Promise<string[]> {
  const client = await backend.as('service_role');
  const paths = Array.from({ length: number }, () => photoPath('image/jpeg'));
  for (const path of paths)
    await client.storage.from(photoBucket).upload(path, Buffer.from('x'), { contentType: 'image/jpeg' });
  return paths;
}

/** How many statements the database gets until the answer is there. */
async function statementsOf(request: () => Promise<Response>): Promise<number> {
  const query = vi.spyOn(backend.database, 'query');
  try {
    await (await request()).text();
    return query.mock.calls.length;
  } finally {
    query.mockRestore();
  }
}

describe('many names at once', () => {
  it.each([
    ['removed', remove],
    ['signed', sign],
  ] as const)('are %s up to a thousand, and more are refused', async (_, request) => {
    expect((await request(names(1000))).status).toBe(200);
    const refused = await request(names(1001));
    expect(refused.status).toBe(400);
    expect(await refused.json()).toMatchObject({
      code: 'InvalidRequest',
      message: 'Bulk object requests are limited to 1000 objects per request.',
    });
  });

  it('that nothing is stored under cost the database as little as one', async () => {
    for (const request of [remove, sign]) {
      const one = await statementsOf(() => request(names(1)));
      expect(await statementsOf(() => request(names(1000)))).toBe(one);
    }
  });

  it('that stand there again and again are looked at once', async () => {
    const [path = ''] = await store(1);
    const once = await statementsOf(() => sign([path], backend.secretKey));
    const often = () =>
      sign(
        Array.from({ length: 1000 }, () => path),
        backend.secretKey,
      );
    expect(await statementsOf(often)).toBe(once);
    expect(await (await often()).json()).toHaveLength(1000);
  });

  it('are signed and removed for one who may, all of them', async () => {
    const paths = await store(45);
    const links = (await (await sign(paths, backend.secretKey)).json()) as { signedURL: string | null }[];
    expect(links.filter(({ signedURL }) => signedURL !== null)).toHaveLength(45);
    expect(await (await remove(paths, backend.secretKey)).json()).toHaveLength(45);
    const { rows } = await backend.database.query('select from storage.objects where name = any($1)', [
      paths,
    ]);
    expect(rows).toEqual([]);
  });

  it('come in a body that is no larger than JSON needs', async () => {
    const large = JSON.stringify({ prefixes: names(40_000) });
    for (const path of [photoBucket, `list/${photoBucket}`, `sign/${photoBucket}`, 'move']) {
      const method = path === photoBucket ? 'DELETE' : 'POST';
      const answer = await ask(`/storage/v1/object/${path}`, { method, body: large });
      expect([path, answer.status, await answer.json()]).toMatchObject([
        path,
        400,
        { code: 'EntityTooLarge' },
      ]);
    }
  });
});

describe('an address', () => {
  const slots = (select: string) =>
    ask(`/rest/v1/rpc/available_slots?size=0-25&days=62&select=${select}`, { method: 'GET' });
  const columns = (number: number) =>
    Array.from({ length: number }, (_, place) => `a${place}:starts_at`).join();

  it('that is longer than proxies take is refused', async () => {
    const answer = await ask(`/rest/v1/project_gallery?select=id&title=eq.${'a'.repeat(8200)}`, {
      method: 'GET',
    });
    expect([answer.status, await answer.json()]).toEqual([414, { message: 'Request-URI Too Large' }]);
  });

  it('asks for forty columns, and not for the same ones a hundred times', async () => {
    expect((await slots(columns(40))).status).toBe(200);
    const answer = await slots(columns(41));
    expect([answer.status, await answer.json()]).toMatchObject([413, { code: '54011' }]);
    expect((await slots(`${columns(30)}&select=${columns(30)}`)).status).toBe(413);
  });

  it('of a function answers with as many rows as one of a table', async () => {
    const answer = await ask('/rest/v1/rpc/many_rows', { key: backend.secretKey, body: {} });
    expect(await answer.json()).toHaveLength(1000);
  });
});

describe('passwords', () => {
  const guess = (email: string) =>
    ask('/auth/v1/token?grant_type=password', { body: { email, password: randomUUID() } });
  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 3_600_000 }));
  afterAll(() => vi.useRealTimers());

  it('are tried thirty times by one address, and then seldom', async () => {
    const tried = await Promise.all(Array.from({ length: 60 }, () => guess('admin@vakman.example')));
    expect(tried.filter(({ status }) => status === 400)).toHaveLength(30);
    const refused = tried.filter(({ status }) => status === 429);
    expect(refused).toHaveLength(30);
    expect(await refused[0]?.json()).toEqual({
      code: 429,
      error_code: 'over_request_rate_limit',
      msg: 'Request rate limit reached',
    });
    expect(refused[0]?.headers.get('access-control-allow-origin')).toBe('*');
    vi.setSystemTime(Date.now() + 11_000);
    expect([
      (await guess('admin@vakman.example')).status,
      (await guess('admin@vakman.example')).status,
    ]).toEqual([400, 429]);
  });

  it('that are too many are not even looked at', async () => {
    await Promise.all(Array.from({ length: 30 }, () => guess('nobody@vakman.example')));
    expect(await statementsOf(() => guess('admin@vakman.example'))).toBe(0);
  });

  it.each(['otp', 'recover', 'magiclink', 'resend', 'signup', 'verify'])(
    'may not be got round by asking %s again and again',
    async (route) => {
      const asked = await Promise.all(
        Array.from({ length: 31 }, () =>
          ask(`/auth/v1/${route}`, { body: { email: 'nobody@vakman.example' } }),
        ),
      );
      expect(asked.filter(({ status }) => status === 429)).toHaveLength(1);
    },
  );
});
