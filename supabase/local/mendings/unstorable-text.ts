import { isJson } from './json-type.ts';
import type { Mending } from './mending.ts';

interface Refusal {
  readonly code: string;
  readonly message: string;
  readonly details: string;
}

const half = (details: string): Refusal => ({
  code: '22P02',
  message: 'invalid input syntax for type json',
  details,
});

/** Escapes of `JSON.stringify` that no text of PostgreSQL holds, and what it says of each. */
const unstorable: readonly (readonly [RegExp, Refusal])[] = [
  [
    escaped('u0000'),
    {
      code: '22P05',
      message: 'unsupported Unicode escape sequence',
      details: String.raw`\u0000 cannot be converted to text.`,
    },
  ],
  [
    escaped(String.raw`ud[89ab][0-9a-f]{2}\\ud[89ab]`),
    half('Unicode high surrogate must not follow a high surrogate.'),
  ],
  [escaped('ud[89a-f][0-9a-f]{2}'), half('Unicode low surrogate must follow a high surrogate.')],
];

/** An escape whose backslash is not itself escaped. */
function escaped(pattern: string): RegExp {
  return new RegExp(String.raw`(?<!\\)(?:\\\\)*\\${pattern}`);
}

/**
 * Refuses text that PostgreSQL cannot store, as the hosted API does: the library would store `�` for half a character,
 * and tell otherwise of a NUL.
 */
export const refuseUnstorableText: Mending = async (request, next) => {
  if (request.body === null || !isJson(request)) return next(request);
  const text = await request.clone().text();
  // Only escaped ones reach us: the bytes of the body were decoded from UTF-8, and JSON holds no bare NUL.
  if (!/\\u(?:d[89a-f]|0000)/i.test(text)) return next(request);
  const json = reserialised(text);
  const [, refusal] = unstorable.find(([pattern]) => pattern.test(json)) ?? [];
  if (refusal === undefined) return next(request);
  return Response.json(
    { ...refusal, hint: null },
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
