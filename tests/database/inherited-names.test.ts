import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { postRow } from './support/http.ts';
import { quoteRequestRow } from './support/quote-request-row.ts';
import { startTestBackend, type TestBackend } from './support/test-backend.ts';

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend();
});
afterAll(() => backend.remove());

/** What all objects of the process have in common. */
const { toString: inherited } = Object.prototype as { toString: object };
const shared = [Object, Object.prototype, inherited] as const;
let before: string[][];
const names = () => shared.map((object) => Object.getOwnPropertyNames(object));
beforeEach(() => {
  before = names();
});
// What is left behind would make each later test fail for a reason that is not its own.
afterEach(() => {
  for (const [index, object] of shared.entries())
    for (const name of Object.getOwnPropertyNames(object))
      if (before[index]?.includes(name) !== true) Reflect.deleteProperty(object, name);
});

const queries = [
  '__proto__=eq.1',
  '__proto__=not.eq.1',
  '%22__proto__%22=eq.1',
  '__proto__%3A%3Atext=eq.1',
  '__proto__[a]=eq.1',
  'constructor=eq.1',
  'toString=eq.1',
  'select=*,__proto__:notifications(*)&__proto__.id=eq.1',
  'select=*,__proto__:notifications(*)&__proto__.order=id',
  'select=*,"__pro\\to__":notifications(*)',
  'select=*,constructor:notifications(*)&constructor.id=eq.1',
  'select=*,notifications(*)&notifications.__proto__=eq.1',
  'select=*,n:notifications(*,__proto__:quote_requests(*))&n.__proto__.limit=1',
];
const targets = [
  'GET project_gallery',
  'PATCH project_gallery',
  'DELETE project_gallery',
  'GET quote_requests',
];
const functions = ['POST rpc/available_slots', 'GET rpc/available_slots'];

it.each([...targets, ...functions])('%s takes no name that every object has', async (target) => {
  const [method = '', path = ''] = target.split(' ');
  const body = method === 'GET' || method === 'DELETE' ? {} : { body: '{}' };
  for (const query of queries) {
    const answer = await fetch(`${backend.apiUrl}/rest/v1/${path}?${query}`, {
      method,
      headers: { apikey: backend.publishableKey, 'content-type': 'application/json' },
      ...body,
    });
    expect([answer.status, await answer.json()], query).toMatchObject([400, { code: '42703' }]);
    expect(names(), query).toEqual(before);
  }
});

it('such a word is a value like any other', async () => {
  const row = { ...quoteRequestRow(), message: 'constructor __proto__ toString' };
  expect((await postRow(backend, 'quote_requests', row)).status).toBe(201);
  const filter = `${backend.apiUrl}/rest/v1/project_gallery?title=eq.__proto__&or=(title.eq.constructor)`;
  expect((await fetch(filter, { headers: { apikey: backend.publishableKey } })).status).toBe(200);
});
