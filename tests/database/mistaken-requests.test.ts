import { inspect } from 'node:util';
import { photoBucket, photoPath } from '@vakman/domain/photos/photos.paths';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startTestBackend, type TestBackend } from './support/test-backend.ts';

const printed = vi.fn<(...told: unknown[]) => void>();
const log = vi.fn<(line: string) => void>();
let backend: TestBackend;
beforeAll(async () => {
  vi.spyOn(console, 'error').mockImplementation(printed);
  backend = await startTestBackend({ log });
  log.mockClear();
});
afterAll(() => backend.remove());

interface Wish {
  readonly type?: string;
  readonly body?: string | FormData;
}

function ask(method: string, path: string, { type, body }: Wish = {}): Promise<Response> {
  const headers = { apikey: backend.publishableKey, ...(type !== undefined && { 'content-type': type }) };
  // Bytes have no type of their own, as text has.
  const bytes = typeof body === 'string' ? Buffer.from(body) : body;
  return fetch(backend.apiUrl + path, { method, headers, ...(bytes !== undefined && { body: bytes }) });
}

const object = '/storage/v1/object';
const deep = `${'{"a":'.repeat(100_000)}1${'}'.repeat(100_000)}`;

type Mistake = [what: string, request: string, wish?: Wish];

const mistakes: readonly Mistake[] = [
  ...['sign', 'list', 'list-v2'].flatMap((route) =>
    ['text/plain', 'application/x-www-form-urlencoded', undefined].flatMap((type) =>
      ['x', '', '{"paths":[1]}'].map(
        (body) =>
          [
            `"${body}" to ${route} as ${type}`,
            `POST ${object}/${route}/${photoBucket}`,
            { ...(type && { type }), body },
          ] satisfies Mistake,
      ),
    ),
  ),
  ['nothing to sign', `POST ${object}/sign/${photoBucket}`],
  ['nothing to remove', `DELETE ${object}/${photoBucket}`],
  [
    'a number as a path',
    `POST ${object}/sign/${photoBucket}`,
    { type: 'application/json', body: '{"paths":[1]}' },
  ],
  ['deep nesting', `POST ${object}/list/${photoBucket}`, { type: 'application/json', body: deep }],
  ...['otp', 'verify', 'recover', 'resend', 'magiclink', 'signup', 'token?grant_type=password'].map(
    (route) =>
      [
        `null to ${route} as text`,
        `POST /auth/v1/${route}`,
        { type: 'text/plain', body: 'null' },
      ] satisfies Mistake,
  ),
  ...['POST', 'PUT'].flatMap((method) =>
    ['', '/', '/.', '/%2e%2e/x', '/a%00b'].flatMap((name) =>
      ['image/jpeg', 'multipart/form-data', 'multipart/form-data; boundary=x'].map(
        (type) =>
          [
            `${method} of ${type} under the name "${name}"`,
            `${method} ${object}/${photoBucket}${name}`,
            { type, body: 'x' },
          ] satisfies Mistake,
      ),
    ),
  ),
  ['no form in a form', `POST ${object}/${photoBucket}/a`, { type: 'multipart/form-data', body: 'x' }],
  ...['GET', 'HEAD', 'DELETE'].map(
    (method) => [`${method} of NUL in a name`, `${method} ${object}/${photoBucket}/a%00b`] satisfies Mistake,
  ),
  ...['HEAD', 'GET'].map(
    (method) =>
      [`${method} about NUL in a name`, `${method} ${object}/info/${photoBucket}/a%00b`] satisfies Mistake,
  ),
  ['a quote without end', 'GET /rest/v1/project_gallery?select=%22id'],
  ['a quote without end in a function', 'GET /rest/v1/rpc/available_slots?size=0-25&select=a:%22id'],
];

describe('a mistake of who asks', () => {
  it.each(mistakes)('is told as one: %s', async (_, request, wish) => {
    log.mockClear();
    const [method = '', path = ''] = request.split(' ');
    const answer = await ask(method, path, wish);
    expect([400, 422]).toContain(answer.status);
    expect(answer.headers.get('access-control-allow-origin')).toBe('*');
    if (method !== 'HEAD') expect(await answer.json()).toBeTypeOf('object');
    expect(log).not.toHaveBeenCalled();
  });

  it.each([
    ['a filter that there is not', '/rest/v1/project_gallery?id=bogus.1'],
    ['a value that is none', '/rest/v1/project_gallery?id=eq.many'],
    ['a column that there is not', '/rest/v1/project_gallery?nosuch=eq.1'],
    ['a quote without end', '/rest/v1/project_gallery?select=%22id'],
  ])('fills no more than a line of the log: %s', async (_, path) => {
    printed.mockClear();
    await (await ask('GET', path)).text();
    const lines = printed.mock.calls.map((told) => told.map((part) => inspect(part)).join(' '));
    expect(lines.length).toBeLessThanOrEqual(1);
    for (const line of lines) {
      expect(line).not.toContain('\n');
      expect(line.length).toBeLessThan(450);
    }
  });
});

describe('how long a photo may be kept', () => {
  function form(cacheControl: string): FormData {
    const form = new FormData();
    form.append('cacheControl', cacheControl);
    form.append('', new File(['x'], 'a.jpg', { type: 'image/jpeg' }));
    return form;
  }
  const upload = (body: FormData) =>
    ask('POST', `${object}/${photoBucket}/${photoPath('image/jpeg')}`, { body });

  it('is a number of seconds', async () => {
    expect((await upload(form('3600'))).status).toBe(200);
  });

  it.each([
    ['letters', 'a'.repeat(300_000)],
    ['many digits', '1'.repeat(11)],
    ['a line break', 'a\nb'],
    ['letters beyond ASCII', 'é中'],
    ['nothing', ''],
  ])('is not told by %s', async (_, cacheControl) => {
    const answer = await upload(form(cacheControl));
    expect([answer.status, await answer.json()]).toMatchObject([400, { code: 'InvalidRequest' }]);
  });

  it('is told in few letters where no form tells it', async () => {
    const raw = (cacheControl: string) =>
      fetch(`${backend.apiUrl}${object}/${photoBucket}/${photoPath('image/jpeg')}`, {
        method: 'POST',
        headers: {
          apikey: backend.publishableKey,
          'content-type': 'image/jpeg',
          'cache-control': cacheControl,
        },
        body: Buffer.from('x'),
      });
    expect((await raw('public, max-age=3600')).status).toBe(200);
    expect((await raw('a'.repeat(101))).status).toBe(400);
    expect((await raw('max-age=é')).status).toBe(400);
  });
});
