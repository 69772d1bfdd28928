/** Tells the backend whom a form comes from; its functions check what stands there. */
export const visitorHeader = 'x-vakman-visitor';

const hexadecimal = (bytes: ArrayBuffer) =>
  [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/**
 * The value of the header: `<address>.<seconds since 1970>.<HMAC-SHA-256 of both>`.
 *
 * @param address of the visitor, such as `192.0.2.1`.
 * @param secret that the functions know too.
 */
export async function signVisitor(address: string, secret: string, now: Date): Promise<string> {
  const bytes = (text: string) => new TextEncoder().encode(text);
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const key = await crypto.subtle.importKey('raw', bytes(secret), algorithm, false, ['sign']);
  const told = `${address}.${Math.floor(now.getTime() / 1000)}`;
  return `${told}.${hexadecimal(await crypto.subtle.sign(algorithm.name, key, bytes(told)))}`;
}
