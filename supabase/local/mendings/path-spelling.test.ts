import { expect, it } from 'vitest';
import { spellPath, spellPathOneWay } from './path-spelling.ts';

it.each([
  ['/auth/v1/otp', '/auth/v1/otp'],
  ['/auth/v1/%6ftp', '/auth/v1/otp'],
  ['/%61uth%2Dx/%7e%5F%2e%39', '/auth-x/~_.9'],
  ['/storage/v1/bucket/x/%65mpty', '/storage/v1/bucket/x/empty'],
  ['/rest/%2e%2e/auth/x/%2E/../otp', '/auth/otp'],
  ['/auth/v1/%256ftp', '/auth/v1/%256ftp'],
  ['/object/a%2fb%20c/%c3%a9', '/object/a%2Fb%20c/%C3%A9'],
  ['//elsewhere/%6f', '//elsewhere/o'],
])('%s is %s', (path, spelled) => {
  expect(spellPath(path)).toBe(spelled);
});

it.each(['/%zz', '/a%', '/%6', '/%ff', '/%c3/%a9', '/%ed%a0%80'])('%s encodes no text', (path) => {
  expect(spellPath(path)).toBeUndefined();
});

it('passes on all else of a request as it is', async () => {
  const request = new Request('http://localhost:1/%61?x=%6f%zz', {
    method: 'POST',
    headers: { apikey: 'key' },
    body: 'sent',
  });
  const answer = await spellPathOneWay(request, async ({ method, url, headers, body }) =>
    Response.json([method, url, headers.get('apikey'), await new Response(body).text()]),
  );
  expect(await answer.json()).toEqual(['POST', 'http://localhost:1/a?x=%6f%zz', 'key', 'sent']);
});

it('answers what encodes no text with a message, and asks nobody', async () => {
  const answer = await spellPathOneWay(new Request('http://localhost/rest/v1/%zz'), () =>
    Promise.reject(new Error('asked')),
  );
  expect(answer.status).toBe(400);
  expect(await answer.json()).toEqual({ message: 'The path holds a percent sign that encodes no text' });
});
