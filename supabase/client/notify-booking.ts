import { headersOf, requestTimeout, type Connection } from './connection.ts';

/**
 * Tells the backend to mail about an appointment that was booked or changed. Should the call be lost, the outbox is
 * worked off later; it outlives the page.
 */
export async function notifyBooking(connection: Connection, bookingId: string): Promise<void> {
  await fetch(`${connection.url}/functions/v1/send-booking-mails`, {
    method: 'POST',
    headers: { ...headersOf(connection), 'content-type': 'application/json' },
    body: JSON.stringify({ id: bookingId }),
    keepalive: true,
    signal: AbortSignal.timeout(requestTimeout),
  });
}
