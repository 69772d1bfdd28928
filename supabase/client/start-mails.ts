import { headersOf, requestTimeout, type Connection } from './connection.ts';

/**
 * Tells a function to mail about something that was stored. Should the call be lost, the outbox is worked off later.
 *
 * By plain `fetch`, because the library for functions cannot keep a request alive after the visitor closed the tab.
 */
export async function startMails(
  connection: Connection,
  name: 'send-quote-notification' | 'send-booking-mails',
  body: object,
): Promise<void> {
  await fetch(`${connection.url}/functions/v1/${name}`, {
    method: 'POST',
    headers: { ...headersOf(connection), 'content-type': 'application/json' },
    body: JSON.stringify(body),
    keepalive: true,
    signal: AbortSignal.timeout(requestTimeout),
  });
}
