import {
  bookingSettingsSchema,
  type BookingSettings,
  type NumberRule,
} from '@vakman/domain/booking/booking.settings';
import * as z from 'zod/mini';
import { callFunction } from './call-function.ts';
import type { Connection } from './connection.ts';

/**
 * The rules of booking that admins choose.
 *
 * @throws {BackendError}
 */
export async function readBookingSettings(connection: Connection): Promise<BookingSettings> {
  return callFunction(connection, 'read_booking_settings', {}, bookingSettingsSchema);
}

/**
 * Chooses a rule; null leaves it to `content` again.
 *
 * @throws {BackendError} with the code `23514` for what the rule cannot be.
 */
export async function chooseBookingSetting(
  connection: Connection,
  name: NumberRule | 'visitMinutes',
  value: number | Readonly<Record<string, number>> | null,
): Promise<void> {
  await callFunction(connection, 'choose_booking_setting', { name, value }, z.unknown());
}
