import { liveStatuses } from '@vakman/domain/booking/booking.fields.ts';
import type { ClaimedBooking } from '../_shared/database/claimed-booking.ts';

/** A reminder is sent from the morning of the day before on, which is never longer than this, even at a change of the clock. */
const reminderHours = 49;

const hour = 3_600_000;

/**
 * Whether a mail that waited is no longer true: after a change, a newer mail tells how things stand; and nobody is
 * reminded of what is called off, has begun, or was moved to another day.
 */
export function isOvertaken({ notification, booking }: ClaimedBooking, now: Date): boolean {
  if (notification.kind !== 'booking-reminder') return notification.sequence < booking.sequence;
  const wait = Date.parse(booking.starts_at) - now.getTime();
  return !liveStatuses.has(booking.status) || wait <= 0 || wait > reminderHours * hour;
}
