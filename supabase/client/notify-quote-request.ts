import type { Connection } from './connection.ts';
import type { QuoteRequestRow } from './quote-request.row.ts';
import { startMails } from './start-mails.ts';

/** Has the mails sent about a request that was stored; it outlives the page. */
export async function notifyQuoteRequest(connection: Connection, row: QuoteRequestRow): Promise<void> {
  await startMails(connection, 'send-quote-notification', row);
}
