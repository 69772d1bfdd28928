import { expect, it } from 'vitest';
import { refuseUnstorableText } from './unstorable-text.ts';

const send = async (body: string, type = 'application/json') => {
  const request = new Request('http://localhost', {
    method: 'POST',
    body,
    headers: { 'content-type': type },
  });
  const passed = async (next: Request) => new Response(await next.text());
  const response = await refuseUnstorableText(request, passed);
  if (response.ok) return response.text();
  const { code, details } = (await response.json()) as Record<string, unknown>;
  return [response.status, code, details];
};

const low = [400, '22P02', 'Unicode low surrogate must follow a high surrogate.'];
const high = [400, '22P02', 'Unicode high surrogate must not follow a high surrogate.'];
const nul = [400, '22P05', String.raw`\u0000 cannot be converted to text.`];

it.each([
  ['half a pair', String.raw`{"a":"\ud83c"}`, low],
  ['the other half', String.raw`{"a":"\uDFA8!"}`, low],
  ['halves in the wrong order', String.raw`["\udfa8\ud83c"]`, low],
  ['the first half twice', String.raw`["\ud83c\ud83c"]`, high],
  ['half a pair after a backslash', String.raw`{"a":"\\\ud83c"}`, low],
  ['half a pair in a key', String.raw`{"\ud83c":1}`, low],
  ['a NUL', String.raw`{"a":"x\u0000"}`, nul],
])('refuses %s', async (_, body, refusal) => {
  expect(await send(body)).toEqual(refusal);
});

it.each([
  ['a whole pair', String.raw`{"a":"\ud83c\udfa8"}`],
  ['an emoji', '{"a":"🎨"}'],
  ['a backslash and letters', String.raw`{"a":"\\ud83c"}`],
  ['a backslash and digits', String.raw`{"a":"\\u0000"}`],
  ['what is no JSON', String.raw`{"a":"\ud83c`],
])('passes %s on', async (_, body) => {
  expect(await send(body)).toBe(body);
});

it('reads JSON only', async () => {
  expect(await send(String.raw`\ud83c`, 'text/plain')).toBe(String.raw`\ud83c`);
});
