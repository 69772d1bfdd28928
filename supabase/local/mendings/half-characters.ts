import type { Mending } from './mending.ts';

/** Half a surrogate pair, as `JSON.stringify` escapes it (and nothing else). */
const halfCharacter = /(?<!\\)(?:\\\\)*\\ud[89a-f][0-9a-f]{2}/;

/** Refuses text that PostgreSQL cannot store, as the hosted API does; the library would store `�` for it. */
export const refuseHalfCharacters: Mending = async (request, next) => {
  const isJson = request.headers.get('content-type')?.startsWith('application/json') ?? false;
  if (request.body === null || !isJson) return next(request);
  const text = await request.clone().text();
  // Only escaped ones can be half: the bytes of the body were decoded from UTF-8.
  if (!/\\ud[89a-f]/i.test(text) || !halfCharacter.test(reserialised(text))) return next(request);
  return Response.json(
    {
      code: '22P02',
      message: 'invalid input syntax for type json',
      details: 'Unicode surrogates must come in pairs.',
      hint: null,
    },
    { status: 400, headers: { 'access-control-allow-origin': '*' } },
  );
};

function reserialised(json: string): string {
  try {
    return JSON.stringify(JSON.parse(json)) ?? '';
  } catch {
    return '';
  }
}
