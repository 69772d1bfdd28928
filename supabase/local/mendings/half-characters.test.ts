import { expect, it } from 'vitest';
import { refuseHalfCharacters } from './half-characters.ts';

const send = async (body: string, type = 'application/json') => {
  const request = new Request('http://localhost', {
    method: 'POST',
    body,
    headers: { 'content-type': type },
  });
  const passed = async (next: Request) => new Response(await next.text());
  const response = await refuseHalfCharacters(request, passed);
  return response.ok ? response.text() : response.status;
};

it.each([
  ['half a pair', String.raw`{"a":"\ud83c"}`],
  ['the other half', String.raw`{"a":"\uDFA8!"}`],
  ['halves in the wrong order', String.raw`["\udfa8\ud83c"]`],
  ['half a pair after a backslash', String.raw`{"a":"\\\ud83c"}`],
  ['half a pair in a key', String.raw`{"\ud83c":1}`],
])('refuses %s', async (_, body) => {
  expect(await send(body)).toBe(400);
});

it.each([
  ['a whole pair', String.raw`{"a":"\ud83c\udfa8"}`],
  ['an emoji', '{"a":"🎨"}'],
  ['a backslash and letters', String.raw`{"a":"\\ud83c"}`],
  ['what is no JSON', String.raw`{"a":"\ud83c`],
])('passes %s on', async (_, body) => {
  expect(await send(body)).toBe(body);
});

it('reads JSON only', async () => {
  expect(await send(String.raw`\ud83c`, 'text/plain')).toBe(String.raw`\ud83c`);
});
