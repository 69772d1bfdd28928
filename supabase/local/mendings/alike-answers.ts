import { setTimeout } from 'node:timers/promises';
import { authAnswer } from './auth-answer.ts';
import type { Mending } from './mending.ts';

const mailing = /^POST \/auth\/v1\/(?:otp|magiclink|recover|resend)$/;
const signingIn = 'POST /auth/v1/token';

/** What the library says of an address that has no account, or of one that has and was mailed a moment ago. */
const tellsOfAccounts = new Set([
  'otp_disabled',
  'signup_disabled',
  'user_not_found',
  'over_email_send_rate_limit',
]);

/** Answers come at full steps of so many milliseconds, longer than a password takes to be hashed or a mail to leave. */
const step = 250;

/**
 * Says nothing of whether an address has an account, neither by what is answered nor by how long it takes. The real
 * service tells it whoever asks it by its own routes; the product's pages ask the function `request-sign-in`.
 */
export const answerAlike: Mending = async (request, next) => {
  const asked = `${request.method} ${new URL(request.url).pathname}`;
  const isMailing = mailing.test(asked);
  if (!isMailing && asked !== signingIn) return next(request);
  const begun = performance.now();
  const answer = await next(request);
  if (answer.ok && !isMailing) return answer;
  await setTimeout(step - ((performance.now() - begun) % step));
  return isMailing && tellsOfAccounts.has(answer.headers.get('x-sb-error-code') ?? '')
    ? authAnswer({})
    : answer;
};
