import type { Mending } from './mending.ts';

/** As long as the proxies before hosted services take them. */
const longest = 8192;

/** More than the widest table has. */
const mostColumns = 40;

const headers = { 'access-control-allow-origin': '*' };

/** Refuses addresses that are too long, and those that ask for a column again and again, under ever new names. */
export const refuseLongAddresses: Mending = async (request, next) => {
  const { pathname, search, searchParams } = new URL(request.url);
  if (pathname.length + search.length > longest)
    return Response.json({ message: 'Request-URI Too Large' }, { status: 414, headers });
  if (searchParams.getAll('select').join().split(',').length > mostColumns) {
    const message = `more than ${mostColumns} columns at once`;
    return Response.json({ code: '54011', message, details: null, hint: null }, { status: 413, headers });
  }
  return next(request);
};
