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

/** What is chosen of a rule; null leaves it to `content`. */
export type ChosenRule = number | Readonly<Record<string, number>> | null;

/** What a rule is to be, in place of what was seen. */
export interface RuleChange {
  readonly name: NumberRule | 'visitMinutes';
  readonly value: ChosenRule;
  readonly seen: ChosenRule;
}

/**
 * Chooses a rule.
 *
 * @throws {BackendError} with the code `changed` where something else was chosen meanwhile, `23514` for what the rule
 * cannot be.
 */
export async function chooseBookingSetting(connection: Connection, change: RuleChange): Promise<void> {
  await callFunction(connection, 'choose_booking_setting', { ...change }, z.unknown());
}
