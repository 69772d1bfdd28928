import { expect, test } from 'vitest';
import { parseRedirects, redirectFor } from './redirects-file.ts';

const rules = parseRedirects(`
# moved
/schilder-almere   /diensten/schilder-almere   301
/old/*             /new/:splat
/p/:id             /project/:id?from=p  302!
/api/send          http://127.0.0.1:54321/functions/v1/send  200
/en/*              /en/404.html  404   # last
`);

test.each([
  ['/schilder-almere', { target: '/diensten/schilder-almere', status: 301, force: false }],
  ['/old/a/b', { target: '/new/a/b', status: 301, force: false }],
  ['/p/7', { target: '/project/7?from=p', status: 302, force: true }],
  ['/api/send', { target: 'http://127.0.0.1:54321/functions/v1/send', status: 200, force: false }],
  ['/en/nothing', { target: '/en/404.html', status: 404, force: false }],
])('%s', (path, redirect) => {
  expect(redirectFor(rules, path)).toEqual(redirect);
});

test('a path that no rule fits is left alone', () => {
  expect(redirectFor(rules, '/faq')).toBeUndefined();
});

test('the first rule that fits wins', () => {
  expect(redirectFor(parseRedirects('/a /b\n/a /c'), '/a')?.target).toBe('/b');
});

test.each([
  ['/a', 'line 1: "/a" is not "from to status"'],
  ['\n/a b', 'line 2: "b" is neither a path nor an address'],
  ['/a /b 299', 'line 1: "299" is not one of'],
  ['/a /b 301 Country=nl', 'line 1: "Country=nl" is not understood'],
  ['/a/*/b /c', 'line 1: "/a/*/b" has a "*"'],
])('%j is refused by its line', (text, message) => {
  expect(() => parseRedirects(text)).toThrow(message);
});
