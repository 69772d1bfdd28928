import type { Appointment } from '@vakman/domain/booking/booking.answers';
import { troubleOf } from '../form/trouble.ts';
import { carryOut, isCarriedOut, type Order } from './appointment.orders.ts';
import type { AppointmentAction, Trouble } from './appointment.state.ts';
import type { AppointmentBackend } from './appointment.backend.ts';

const codeOf = (error: unknown) => (error as { code?: unknown }).code;

const troubles: Readonly<Record<string, Trouble>> = {
  PT409: 'late',
  changed: 'changed',
  over: 'over',
  23514: 'unasked',
  PT403: 'forbidden',
  PT428: 'unopened',
};

/** Those after which the appointment is looked at again, as it is not what was seen. */
const stale: ReadonlySet<Trouble> = new Set(['late', 'changed', 'over', 'unasked']);

/** For which appointment an order is made. */
export interface Ordered {
  readonly token: string;
  readonly seen: Appointment;
}

/**
 * Sends an order and has the mails go out. What is too late may be so because the order arrived before, and its answer
 * did not.
 */
export async function submitOrder(
  order: Order,
  { token, seen }: Ordered,
  backend: AppointmentBackend,
): Promise<AppointmentAction> {
  if (!navigator.onLine) return { type: 'refused', trouble: 'offline' };
  try {
    const outcome = await carryOut(order, { token, sequence: seen.sequence }, backend);
    if (outcome.kind === 'lost') return { type: 'lost', alternatives: outcome.alternatives };
    // They go out a little later without this.
    backend.notify(outcome.appointment.booking_id).catch(() => {});
    return { type: 'done', order: order.kind, appointment: outcome.appointment };
  } catch (error) {
    const code = codeOf(error);
    if (code === 'PT404') return { type: 'read', appointment: null };
    const trouble = troubles[String(code)] ?? troubleOf(error);
    if (!stale.has(trouble)) return { type: 'refused', trouble };
    const appointment = (await backend.read(token).catch(() => null)) ?? undefined;
    return trouble === 'late' && appointment && isCarriedOut(order, seen, appointment)
      ? { type: 'done', order: order.kind, appointment }
      : { type: 'refused', trouble, appointment };
  }
}
