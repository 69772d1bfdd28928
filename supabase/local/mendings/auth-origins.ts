import type { Mending } from './mending.ts';

/** Lets pages of other origins, such as the site's own, read what the sign-in answers, as the hosted service does. */
export const openAuthToOrigins: Mending = async (request, next) => {
  const response = await next(request);
  if (!new URL(request.url).pathname.startsWith('/auth/v1/')) return response;
  const headers = new Headers(response.headers);
  headers.set('access-control-allow-origin', '*');
  headers.set('access-control-expose-headers', 'x-supabase-api-version, x-sb-error-code');
  return new Response(response.body, { status: response.status, headers });
};
