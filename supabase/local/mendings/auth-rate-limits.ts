import type { Mending } from './mending.ts';
import { senderHeader } from './sender-address.ts';
import { TokenBuckets } from './token-buckets.ts';

/** How often an address may ask in five minutes: `auth.rate_limit` of config.toml. */
export const authRateLimits = { token_refresh: 30, sign_in_sign_ups: 30, token_verifications: 30 } as const;

/** As often it may ask at once on a hosted project, whatever is set. */
export const authAtOnce = 30;

/** What counts for which limit in the real service, each route for itself; signing in by password counts as refreshing. */
const routes: readonly (readonly [route: RegExp, limit: keyof typeof authRateLimits])[] = [
  [/^POST \/auth\/v1\/token$/, 'token_refresh'],
  [/^(?:GET|POST) \/auth\/v1\/verify$/, 'token_verifications'],
  [/^POST \/auth\/v1\/signup$/, 'sign_in_sign_ups'],
  [/^POST \/auth\/v1\/otp$/, 'sign_in_sign_ups'],
  [/^POST \/auth\/v1\/magiclink$/, 'sign_in_sign_ups'],
  [/^POST \/auth\/v1\/recover$/, 'sign_in_sign_ups'],
  [/^POST \/auth\/v1\/resend$/, 'sign_in_sign_ups'],
  [/^PUT \/auth\/v1\/user$/, 'sign_in_sign_ups'],
];

/**
 * Limits how often an address may try passwords and codes, as the hosted service does, before anything is hashed.
 *
 * @param atOnce how often an address may ask in one moment.
 */
export function limitAuthRates(atOnce: number): Mending {
  const limited = routes.map(
    ([route, limit]) => [route, new TokenBuckets(atOnce, authRateLimits[limit] / 300)] as const,
  );
  return async (request, next) => {
    const asked = `${request.method} ${new URL(request.url).pathname}`;
    const [, buckets] = limited.find(([route]) => route.test(asked)) ?? [];
    if (buckets === undefined || buckets.take(request.headers.get(senderHeader) ?? '')) return next(request);
    const error_code = 'over_request_rate_limit';
    return Response.json(
      { code: 429, error_code, msg: 'Request rate limit reached' },
      { status: 429, headers: { 'access-control-allow-origin': '*', 'x-sb-error-code': error_code } },
    );
  };
}
