import type { Appointment, Slot } from '@vakman/domain/booking/booking.answers';
import type { BookingStatus } from '@vakman/domain/booking/booking.fields';
import type { SeenAppointment } from '@vakman/supabase/client/appointments';
import type { AppointmentBackend } from './appointment.backend.ts';

/** What visitor or office wants to become of an appointment. */
export type Order =
  | { readonly kind: 'move'; readonly startsAt: string; readonly earlyStart: boolean }
  /** For a visit within the withdrawal period. */
  | { readonly kind: 'ask' }
  | { readonly kind: 'cancel' }
  | { readonly kind: 'withdraw' }
  | { readonly kind: 'confirm' }
  | { readonly kind: 'refuse'; readonly reason: string };

export type Outcome =
  | { readonly kind: 'done'; readonly appointment: Appointment }
  /** Somebody else has the time by now; the appointment is where it was. */
  | { readonly kind: 'lost'; readonly alternatives: readonly Slot[] };

/** Rejects as the backend does. */
export async function carryOut(
  order: Order,
  seen: SeenAppointment,
  backend: AppointmentBackend,
): Promise<Outcome> {
  switch (order.kind) {
    case 'move': {
      const { startsAt, earlyStart } = order;
      const answer = await backend.move(seen, { startsAt, earlyStart });
      return answer.moved
        ? { kind: 'done', appointment: answer.appointment }
        : { kind: 'lost', alternatives: answer.alternatives };
    }
    case 'refuse':
      return { kind: 'done', appointment: await backend.refuse(seen, order.reason) };
    default:
      return { kind: 'done', appointment: await backend[order.kind](seen) };
  }
}

const wanted: Readonly<Record<Exclude<Order['kind'], 'move' | 'ask'>, BookingStatus>> = {
  cancel: 'cancelled',
  withdraw: 'withdrawn',
  confirm: 'confirmed',
  refuse: 'refused',
};

const sameMoment = (one: string, other: string) => Date.parse(one) === Date.parse(other);

/**
 * Whether an appointment is as ordered, by one change of what was seen: so an order whose answer was lost is not taken
 * for a failed one, nor what somebody else did for what was ordered.
 */
export function isCarriedOut(order: Order, seen: Appointment, now: Appointment): boolean {
  if (now.sequence !== seen.sequence + 1) return false;
  if (order.kind === 'move') return sameMoment(now.starts_at, order.startsAt);
  if (!sameMoment(now.starts_at, seen.starts_at)) return false;
  return order.kind === 'ask' ? now.early_start : now.status === wanted[order.kind];
}
