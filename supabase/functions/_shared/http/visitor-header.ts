import { Buffer } from 'node:buffer';
import { createHmac, timingSafeEqual } from 'node:crypto';
import { isIP } from 'node:net';

/**
 * Set by the static host when it passes a form on, because the backend sees the host's address instead of the
 * visitor's: `<address>.<seconds since 1970>.<HMAC-SHA-256 of both, in hexadecimal>`.
 */
export const visitorHeader = 'x-vakman-visitor';

/** Seconds that a header is good for, so that one that leaks is soon worth nothing; clocks may differ, too. */
const lifetime = 300;

const form = /^([\da-f:.]{2,45})\.(\d{1,12})\.([\da-f]{64})$/;

/** The address of the visitor; undefined for a header that nobody with the secret wrote just now. */
export function verifyVisitor(header: string, secret: string, now: Date): string | undefined {
  const [, address = '', time = '', signature = ''] = form.exec(header) ?? [];
  if (isIP(address) === 0) return undefined;
  const expected = createHmac('sha256', secret).update(`${address}.${time}`).digest();
  if (!timingSafeEqual(expected, Buffer.from(signature, 'hex'))) return undefined;
  if (Math.abs(now.getTime() / 1000 - Number(time)) > lifetime) return undefined;
  // An address of IPv4 written as one of IPv6 would share its limits with all others written so.
  return address.replace(/^::ffff:(?=\d+\.)/, '');
}
