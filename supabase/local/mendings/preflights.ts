import type { Mending } from './mending.ts';

const databaseFunction = /^\/rest\/v1\/rpc\//;

/**
 * Lets browsers ask whether they may call a function of the database from another origin, as the hosted API does; the
 * library answers that for tables alone.
 */
export const answerPreflights: Mending = async (request, next) => {
  const isPreflight = request.method === 'OPTIONS' && request.headers.has('access-control-request-method');
  if (!isPreflight || !databaseFunction.test(new URL(request.url).pathname)) return next(request);
  return new Response(null, {
    status: 204,
    headers: {
      'access-control-allow-origin': '*',
      'access-control-allow-methods': 'GET, HEAD, POST',
      'access-control-allow-headers': request.headers.get('access-control-request-headers') ?? '',
    },
  });
};
