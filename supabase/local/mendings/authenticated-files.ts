import type { Mending } from './mending.ts';

const route = /^\/storage\/v1\/object\/(?:authenticated|(info\/)(?:authenticated|public))\//;

/** Serves the addresses by which client libraries ask for files that are not public, and about files. */
export const openAsAuthenticated: Mending = async (request, next) => {
  const url = new URL(request.url);
  if (!route.test(url.pathname) || !['GET', 'HEAD'].includes(request.method)) return next(request);
  url.pathname = url.pathname.replace(route, (_, info = '') => `/storage/v1/object/${info}`);
  return next(new Request(url, request));
};
