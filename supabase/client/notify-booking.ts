import type { Connection } from './connection.ts';
import { startMails } from './start-mails.ts';

/** Has the mails sent about an appointment that was booked or changed; it outlives the page. */
export async function notifyBooking(connection: Connection, bookingId: string): Promise<void> {
  await startMails(connection, 'send-booking-mails', { id: bookingId });
}
