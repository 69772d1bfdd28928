import type { FacadeBookingBackend } from './facade-booking.backend.ts';

/** Milliseconds that a time is held, as long as anybody tries the steps out. */
const holdTime = 900_000;

const day = 86_400_000;

/**
 * In the place of the backend where the booking only shows what it would do: the free times are the real ones, nothing is
 * held, booked or sent.
 *
 * @param backend of which the free times are read.
 */
export function bookNothing({ availableSlots }: FacadeBookingBackend): FacadeBookingBackend {
  /** When the times end that were offered. */
  const ends = new Map<string, string>();
  return {
    async availableSlots(question) {
      const slots = await availableSlots(question);
      for (const { starts_at, ends_at } of slots) ends.set(starts_at, ends_at);
      return slots;
    },
    holdSlot: async () => ({ held: true, expires_at: new Date(Date.now() + holdTime).toISOString() }),
    releaseSlot: async () => {},
    async uploadPhoto({ onProgress }) {
      onProgress(1);
      return '';
    },
    book: async ({ starts_at }) => ({
      booked: true,
      as_sent: true,
      token: '0'.repeat(64),
      reference: 'TEST-0000',
      confirm_until: new Date(Date.now() + day).toISOString(),
      starts_at,
      ends_at: ends.get(starts_at) ?? starts_at,
    }),
    notify: async () => {},
  };
}
