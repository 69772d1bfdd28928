import { createHash, randomInt } from 'node:crypto';

/** What the auth service keeps of a code that it mailed to an address. */
export const tokenOf = (email: string, code: string): string =>
  createHash('sha256')
    .update(email.toLowerCase() + code)
    .digest('hex');

/** As the library makes them: what stands in the mail, and what the auth service keeps. */
export function newToken(email: string) {
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  return { code, token: tokenOf(email, code) };
}
