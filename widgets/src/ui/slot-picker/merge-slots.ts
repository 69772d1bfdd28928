import type { Slot } from '@vakman/domain/booking/booking.answers';

/** Slots of two lists, each once, in the order of their time. */
export function mergeSlots(known: readonly Slot[], found: readonly Slot[]): Slot[] {
  const byStart = new Map([...known, ...found].map((slot) => [Date.parse(slot.starts_at), slot]));
  return [...byStart].sort(([first], [second]) => first - second).map(([, slot]) => slot);
}
