import { deepest, isTooDeep, looksLikeJson } from './bracket-depth.ts';
import type { Mending } from './mending.ts';
import { textLimit } from './request-body.ts';

/** Refuses JSON and filters on which a recursive program runs out of stack: the library, and the embedded database. */
export const refuseDeepNesting: Mending = async (request, next) => {
  const filters = new URL(request.url).searchParams.values();
  const body = isText(request) ? await request.clone().text() : '';
  const nested = [...filters, ...(looksLikeJson(body) ? [body] : [])];
  if (!nested.some(isTooDeep)) return next(request);
  return Response.json(
    { code: '54001', message: `more than ${deepest} levels in each other`, details: null, hint: null },
    { status: 413, headers: { 'access-control-allow-origin': '*' } },
  );
};

/** What is larger is a file. */
const isText = ({ body, headers }: Request) =>
  body !== null && Number(headers.get('content-length')) <= textLimit;
