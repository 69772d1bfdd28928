import { headersOf, requestTimeout, type Connection } from './connection.ts';
import type { QuoteRequestRow } from './quote-request.row.ts';

/**
 * Tells the backend to mail about a request that was stored. Should the call be lost, the outbox is worked off later.
 *
 * By plain `fetch`, because the library for functions cannot keep a request alive after the visitor closed the tab.
 */
export async function notifyQuoteRequest(connection: Connection, row: QuoteRequestRow): Promise<void> {
  await fetch(`${connection.url}/functions/v1/send-quote-notification`, {
    method: 'POST',
    headers: { ...headersOf(connection), 'content-type': 'application/json' },
    body: JSON.stringify(row),
    keepalive: true,
    signal: AbortSignal.timeout(requestTimeout),
  });
}
