import { slotSchema, type Slot } from '@vakman/domain/booking/booking.answers';
import type { SquareMeters } from '@vakman/domain/square-meters';
import * as z from 'zod/mini';
import { callFunction } from './call-function.ts';
import type { Connection } from './connection.ts';

export interface SlotQuestion {
  readonly size: SquareMeters;
  /** As `2026-11-26`; without it, the first day that can be booked. */
  readonly fromDay?: string | undefined;
  /** At most 62; without it, 14. */
  readonly days?: number | undefined;
}

/**
 * Free times, the first one first. None for a size that does not fit a day.
 *
 * @throws {BackendError}
 */
export async function availableSlots(
  connection: Connection,
  { size, fromDay, days }: SlotQuestion,
): Promise<Slot[]> {
  const values = {
    size,
    ...(fromDay !== undefined && { from_day: fromDay }),
    ...(days !== undefined && { days }),
  };
  return callFunction(connection, 'available_slots', values, z.array(slotSchema));
}
