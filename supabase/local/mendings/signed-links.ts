import type { Mending } from './mending.ts';

const signRoute = /^\/storage\/v1\/object\/(upload\/)?sign\//;

interface Signed {
  signedUrl?: string;
  [field: string]: unknown;
}

/** Answers signing with the fields that the client libraries read: `signedURL` and `url`, relative to the service. */
export const nameSignedLinks: Mending = async (request, next) => {
  if (request.method !== 'POST' || !signRoute.test(new URL(request.url).pathname)) return next(request);
  const response = await next(request);
  if (!response.ok) return response;
  const answer = (await response.json()) as Signed | Signed[];
  const headers = new Headers(response.headers);
  headers.delete('content-length');
  return Response.json(Array.isArray(answer) ? answer.map(rename) : rename(answer), {
    status: response.status,
    headers,
  });
};

function rename({ signedUrl, ...rest }: Signed): Signed {
  const link = signedUrl ? signedUrl.replace(/^\/storage\/v1/, '') : null;
  return { ...rest, signedURL: link, url: link };
}
