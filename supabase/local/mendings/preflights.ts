import type { Mending } from './mending.ts';

const askedByBrowsers = /^\/(?:rest\/v1\/rpc|auth\/v1)\//;

/**
 * Lets browsers ask whether they may call a function of the database, or sign in, from another origin, as the hosted API
 * does; the library answers that for tables, and for fewer headers than its own client sends when it signs in.
 */
export const answerPreflights: Mending = async (request, next) => {
  const isPreflight = request.method === 'OPTIONS' && request.headers.has('access-control-request-method');
  if (!isPreflight || !askedByBrowsers.test(new URL(request.url).pathname)) return next(request);
  return new Response(null, {
    status: 204,
    headers: {
      'access-control-allow-origin': '*',
      'access-control-allow-methods': 'GET, HEAD, POST, PUT, DELETE',
      'access-control-allow-headers': request.headers.get('access-control-request-headers') ?? '',
    },
  });
};
