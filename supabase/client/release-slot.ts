import * as z from 'zod/mini';
import { callFunction } from './call-function.ts';
import type { Connection } from './connection.ts';

/**
 * Gives a held time back. What is booked, and what was never held, stays as it is.
 *
 * @throws {BackendError}
 */
export async function releaseSlot(connection: Connection, bookingId: string): Promise<void> {
  await callFunction(connection, 'release_slot', { booking_id: bookingId }, z.custom());
}
