import { expect, test } from 'vitest';
import { answerPreflights } from './preflights.ts';

const ask = (path: string, method: string, headers: Record<string, string>) =>
  answerPreflights(
    new Request(`http://localhost${path}`, { method, headers }),
    async () => new Response('passed on'),
  );
const wish = {
  'access-control-request-method': 'POST',
  'access-control-request-headers': 'apikey,content-type',
};

test('a page of another origin may call a function of the database', async () => {
  const answer = await ask('/rest/v1/rpc/available_slots', 'OPTIONS', wish);
  expect(answer.ok).toBe(true);
  expect(answer.headers.get('access-control-allow-origin')).toBe('*');
  expect(answer.headers.get('access-control-allow-headers')).toBe('apikey,content-type');
  expect(answer.headers.get('access-control-allow-methods')).toContain('POST');
});

test('a page of another origin may sign in', async () => {
  const asked = { ...wish, 'access-control-request-headers': 'apikey,x-supabase-api-version' };
  const answer = await ask('/auth/v1/token', 'OPTIONS', asked);
  expect(answer.headers.get('access-control-allow-headers')).toBe('apikey,x-supabase-api-version');
});

test.each([
  ['the call itself', '/rest/v1/rpc/available_slots', 'POST', {}],
  ['what asks about a table', '/rest/v1/quote_requests', 'OPTIONS', wish],
  ['what asks nothing', '/rest/v1/rpc/available_slots', 'OPTIONS', {}],
] as const)('%s is passed on', async (_what, path, method, headers) => {
  expect(await (await ask(path, method, headers)).text()).toBe('passed on');
});
