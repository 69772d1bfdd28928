import type { Mending } from './mending.ts';

/** Mails a link to whoever has an account, and makes none for others, though the library would: sign-up is closed. */
export const keepSignUpClosed: Mending = async (request, next) => {
  if (request.method !== 'POST' || new URL(request.url).pathname !== '/auth/v1/otp') return next(request);
  const body: unknown = await request
    .clone()
    .json()
    .catch(() => undefined);
  if (typeof body !== 'object' || body === null) return next(request);
  const headers = new Headers(request.headers);
  headers.delete('content-length');
  const closed = JSON.stringify({ ...body, create_user: false });
  return next(new Request(request.url, { method: 'POST', headers, body: closed }));
};
