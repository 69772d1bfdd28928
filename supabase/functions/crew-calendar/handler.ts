import { createHash } from 'node:crypto';
import { methodNotAllowed } from '../_shared/http/method-not-allowed.ts';
import type { Log } from '../_shared/log.ts';
import { writeCrewCalendar } from './crew-calendar.ts';
import type { ReadCrewFeed } from './crew-feed.ts';

export interface Dependencies {
  readonly readCrewFeed: ReadCrewFeed;
  readonly log: Log;
}

/** The last part of the address: a secret, and the ending that calendars like. */
const address = /\/crew-calendar\/([\da-f]{64})\.ics$/;

/** Neither kept by anybody between, nor found by a search engine, nor told to whatever the calendar opens next. */
const shut = {
  'cache-control': 'private, no-cache',
  'x-robots-tag': 'noindex',
  'referrer-policy': 'no-referrer',
} as const;

/** `GET /crew-calendar/<secret>.ics` answers the calendar of the crew to whom the secret was given; 404 to all others. */
export async function handle(request: Request, { readCrewFeed, log }: Dependencies): Promise<Response> {
  if (request.method !== 'GET' && request.method !== 'HEAD') return methodNotAllowed('GET, HEAD');
  const [, secret] = address.exec(new URL(request.url).pathname) ?? [];
  if (secret === undefined) return new Response(null, { status: 404, headers: shut });
  try {
    const feed = await readCrewFeed(secret);
    if (feed === null) return new Response(null, { status: 404, headers: shut });
    const file = writeCrewCalendar(feed);
    const etag = `"${createHash('sha256').update(file).digest('base64url')}"`;
    const headers = { ...shut, etag, 'content-type': 'text/calendar; charset=utf-8' };
    // On the way a server may have marked it as weak.
    const known = request.headers.get('if-none-match')?.split(',') ?? [];
    if (known.some((each) => each.trim().replace(/^W\//, '') === etag))
      return new Response(null, { status: 304, headers });
    return new Response(request.method === 'HEAD' ? null : file, { headers });
  } catch (error) {
    log('crew calendar failed', { error: error instanceof Error ? error.name : 'unknown' });
    return new Response(null, { status: 503, headers: { ...shut, 'retry-after': '60' } });
  }
}
