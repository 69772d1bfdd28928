import { timingSafeEqual } from 'node:crypto';
import type { Log } from '../log.ts';
import { verifyVisitor, visitorHeader } from './visitor-header.ts';

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

/** Network address of the visitor; empty where nobody tells it. */
export type SenderAddress = (request: Request) => string;

interface SenderSources {
  /** What the static host signs with; undefined where it names no visitors. */
  readonly visitorSecret: string | undefined;
  readonly now: () => Date;
  readonly log: Log;
}

const hour = 3_600_000;

/** Writes each line once an hour at most: what is wrong for one visitor is wrong for all of them. */
function hourly({ now, log }: SenderSources): Log {
  const last = new Map<string, number>();
  return (event, details) => {
    const time = now().getTime();
    if (time - (last.get(event) ?? -hour) < hour) return;
    last.set(event, time);
    log(event, details);
  };
}

/**
 * Learns the address from the static host, where it has signed it, or else from the proxy in front of the backend; other
 * headers may be the sender's own words.
 */
export function createSenderAddress(sources: SenderSources): SenderAddress {
  const { visitorSecret, now } = sources;
  const log = hourly(sources);
  return (request) => {
    const signed = request.headers.get(visitorHeader);
    if (signed !== null) {
      const address = visitorSecret === undefined ? undefined : verifyVisitor(signed, visitorSecret, now());
      if (address !== undefined) return address;
      log('visitor header refused');
    }
    const address = request.headers.get('cf-connecting-ip') ?? '';
    if (address === '') log('sender unknown');
    return address;
  };
}
