import { headersOf, requestTimeout, type Connection } from './connection.ts';
import { withPlainLists } from './plain-lists.ts';
import type { QuoteRequestRow } from '@vakman/domain/quote-request/quote-request.row';

/** Has the mails sent about a request that was stored; it outlives the page. */
export async function notifyQuoteRequest(connection: Connection, row: QuoteRequestRow): Promise<void> {
  await startMails(connection, 'send-quote-notification', withPlainLists(row));
}

/** Has the mails sent about an invitation or an account: what is due of them. */
export async function notifyAccount(connection: Connection, id: string): Promise<void> {
  await startMails(connection, 'send-account-mails', { id });
}

/** Has the mails sent about a request that is stored. */
export async function notifyStoredRequest(connection: Connection, id: string): Promise<void> {
  await startMails(connection, 'send-quote-notification', { id });
}

/** Has the mails sent about an appointment that was booked or changed; it outlives the page. */
export async function notifyBooking(connection: Connection, bookingId: string): Promise<void> {
  await startMails(connection, 'send-booking-mails', { id: bookingId });
}

/** Has the mails sent about a quote that was sent or answered; it outlives the page. */
export async function notifyQuote(connection: Connection, quoteId: string): Promise<void> {
  await startMails(connection, 'send-quote-mails', { id: quoteId });
}

/** Has the mails sent that are due about a conversation. */
export async function notifyConversation(connection: Connection, conversationId: string): Promise<void> {
  await startMails(connection, 'send-chat-mails', { id: conversationId });
}

/**
 * Tells a function to mail about something that was stored. Should the call be lost, the outbox is worked off later.
 *
 * By plain `fetch`, because the library for functions cannot keep a request alive after the visitor closed the tab.
 */
async function startMails(
  connection: Connection,
  name:
    | 'send-quote-notification'
    | 'send-booking-mails'
    | 'send-account-mails'
    | 'send-quote-mails'
    | 'send-chat-mails',
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
