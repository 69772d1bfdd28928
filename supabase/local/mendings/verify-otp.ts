import type { Mending } from './mending.ts';

/** What the type `email` of the hosted service stands for. */
const emailTypes = ['magiclink', 'signup'] as const;

/** Verifies codes and links of type `email`, which client libraries ask for and the library does not know. */
export const verifyEmailTokens: Mending = async (request, next) => {
  if (request.method !== 'POST' || new URL(request.url).pathname !== '/auth/v1/verify') return next(request);
  const body = (await request
    .clone()
    .json()
    .catch(() => ({}))) as { type?: string };
  if (body.type !== 'email') return next(request);
  let response = new Response(null, { status: 400 });
  for (const type of emailTypes) {
    const headers = new Headers(request.headers);
    headers.delete('content-length');
    response = await next(
      new Request(request.url, { method: 'POST', headers, body: JSON.stringify({ ...body, type }) }),
    );
    if (response.ok) break;
  }
  return response;
};
