import { timingSafeEqual } from 'node:crypto';

const bytes = (text: string) => new TextEncoder().encode(text);

/** True for a request that carries one of the keys, as `apikey` or as bearer token. */
export function carriesKey(request: Request, keys: readonly string[]): boolean {
  const given = [
    request.headers.get('apikey'),
    request.headers.get('authorization')?.replace(/^Bearer\s+/i, ''),
  ].filter((key) => key != null);
  return given.some((mine) => keys.some((key) => isEqual(bytes(mine), bytes(key))));
}

function isEqual(one: Uint8Array, other: Uint8Array): boolean {
  return one.length === other.length && timingSafeEqual(one, other);
}

/** Address of the visitor, as the proxy in front of the backend tells it; other headers may be his own words. */
export function senderAddress(request: Request): string {
  return request.headers.get('cf-connecting-ip') ?? '';
}
