import { expect, test } from 'vitest';
import { headersFor, parseHeaders } from './headers-file.ts';

const text = `
# for everything
/*
  Referrer-Policy: strict-origin
  Vary: accept

/embed/*
\tAccess-Control-Allow-Origin: *
  Vary: origin
`;

test('every rule that fits gives its headers', () => {
  const headers = headersFor(parseHeaders(text), '/embed/v1.js');
  expect(Object.fromEntries(headers)).toEqual({
    'access-control-allow-origin': '*',
    'referrer-policy': 'strict-origin',
    vary: 'accept, origin',
  });
});

test('a rule of another path gives nothing', () => {
  expect(headersFor(parseHeaders(text), '/').has('access-control-allow-origin')).toBe(false);
});

test.each([
  ['  A: b', 'line 1: a header stands before the first path'],
  ['/*\n  no colon', 'line 2: "no colon" is not "Name: value"'],
  ['oops', 'line 1: "oops" does not start with "/"'],
])('%j is refused by its line', (broken, message) => {
  expect(() => parseHeaders(broken)).toThrow(message);
});
