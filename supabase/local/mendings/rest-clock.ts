import type { Mending } from './mending.ts';

/** Lets pages of other origins read when the API answered, which PostgREST allows with the other headers of an answer. */
export const showClockToOrigins: Mending = async (request, next) => {
  const response = await next(request);
  if (!new URL(request.url).pathname.startsWith('/rest/v1/')) return response;
  const headers = new Headers(response.headers);
  headers.append('access-control-expose-headers', 'Date');
  return new Response(response.body, { status: response.status, headers });
};
