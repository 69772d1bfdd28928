import type { Appointment, Slot } from '@vakman/domain/booking/booking.answers';
import type { BookingStatus } from '@vakman/domain/booking/booking.fields';
import type { AppointmentBackend } from './backend/appointment-backend.ts';

/** What visitor or office wants to become of an appointment. */
export type Order =
  | { readonly kind: 'move'; readonly startsAt: string }
  | { readonly kind: 'cancel' }
  | { readonly kind: 'withdraw' }
  | { readonly kind: 'confirm' }
  | { readonly kind: 'refuse'; readonly reason: string };

export type Outcome =
  | { readonly kind: 'done'; readonly appointment: Appointment }
  /** Somebody else has the time by now; the appointment is where it was. */
  | { readonly kind: 'lost'; readonly alternatives: readonly Slot[] };

/** Rejects as the backend does. */
export async function carryOut(order: Order, token: string, backend: AppointmentBackend): Promise<Outcome> {
  switch (order.kind) {
    case 'move': {
      const answer = await backend.move(token, order.startsAt);
      return answer.moved
        ? { kind: 'done', appointment: answer.appointment }
        : { kind: 'lost', alternatives: answer.alternatives };
    }
    case 'refuse':
      return { kind: 'done', appointment: await backend.refuse(token, order.reason) };
    default:
      return { kind: 'done', appointment: await backend[order.kind](token) };
  }
}

const wanted: Readonly<Record<Exclude<Order['kind'], 'move'>, BookingStatus>> = {
  cancel: 'cancelled',
  withdraw: 'withdrawn',
  confirm: 'confirmed',
  refuse: 'refused',
};

/** Whether an appointment is as ordered, so that an order whose answer was lost is not taken for a failed one. */
export function isCarriedOut(order: Order, { status, starts_at }: Appointment): boolean {
  return order.kind === 'move'
    ? Date.parse(starts_at) === Date.parse(order.startsAt)
    : status === wanted[order.kind];
}
