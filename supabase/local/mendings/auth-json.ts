import { isJson } from './json-type.ts';
import type { Mending } from './mending.ts';

/** All but the form by which other services would send somebody back. */
const route = /^\/auth\/v1\/(?!callback$)/;

/** Takes each body for JSON, whatever it says it is, as the real auth service does; all checks of JSON then see it. */
export const readAuthAsJson: Mending = async (request, next) => {
  const { url, method, body, signal } = request;
  if (body === null || isJson(request) || !route.test(new URL(url).pathname)) return next(request);
  const headers = new Headers(request.headers);
  headers.set('content-type', 'application/json');
  return next(new Request(url, { method, headers, signal, body: await request.arrayBuffer() }));
};
