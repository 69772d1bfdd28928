import type { Mending } from './mending.ts';

const signRoute = /^\/storage\/v1\/object\/(upload\/)?sign\//;

interface Signed {
  signedUrl?: string;
  [field: string]: unknown;
}

/**
 * Answers signing with the fields that the client libraries read: `signedURL` and `url`, relative to the
 * service. A link that is too old or was changed gets 400, where the library fails.
 */
export const mendSignedLinks: Mending = async (request, next) => {
  if (!signRoute.test(new URL(request.url).pathname)) return next(request);
  const response = await next(request);
  if (request.method === 'GET' && response.status === 500) return invalidLink();
  if (request.method !== 'POST' || !response.ok) return response;
  const answer = (await response.json()) as Signed | Signed[];
  const headers = new Headers(response.headers);
  headers.delete('content-length');
  return Response.json(Array.isArray(answer) ? answer.map(rename) : rename(answer), {
    status: response.status,
    headers,
  });
};

function invalidLink(): Response {
  return Response.json(
    { statusCode: '400', error: 'InvalidJWT', message: 'The link is not valid any more' },
    { status: 400, headers: { 'access-control-allow-origin': '*' } },
  );
}

function rename({ signedUrl, ...rest }: Signed): Signed {
  const link = signedUrl ? signedUrl.replace(/^\/storage\/v1/, '') : null;
  return { ...rest, signedURL: link, url: link };
}
