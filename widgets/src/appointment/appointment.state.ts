import type { Appointment, Slot } from '@vakman/domain/booking/booking.answers';
import { liveStatuses } from '@vakman/domain/booking/booking.fields';
import type { Trouble as SendTrouble } from '../form/trouble.ts';
import type { Order } from './appointment.orders.ts';

/** What opens below the appointment before anything is changed. */
export type Step = Exclude<Order['kind'], 'confirm'>;

/** Why an order was not carried out; `late`: it cannot be any more, `forbidden`: not by this link. */
export type Trouble = SendTrouble | 'late' | 'forbidden' | 'lost';

interface Shown {
  readonly phase: 'shown';
  readonly appointment: Appointment;
  readonly step?: Step | undefined;
  readonly busy?: boolean;
  readonly trouble?: Trouble;
  /** Free times next to the one that was lost. */
  readonly alternatives?: readonly Slot[];
  /** What was just carried out; another object each time. */
  readonly done?: { readonly kind: Order['kind'] };
}

export type AppointmentState =
  | { readonly phase: 'loading' }
  /** The link is none of ours, or none any more. */
  | { readonly phase: 'unknown' }
  /** The answer did not come. */
  | { readonly phase: 'unread'; readonly trouble: SendTrouble }
  | Shown;

export type AppointmentAction =
  | { readonly type: 'asked' }
  | { readonly type: 'read'; readonly appointment: Appointment | null }
  | { readonly type: 'unread'; readonly trouble: SendTrouble }
  | { readonly type: 'opened'; readonly step: Step | undefined }
  | { readonly type: 'ordered' }
  | { readonly type: 'done'; readonly order: Order['kind']; readonly appointment: Appointment }
  | { readonly type: 'lost'; readonly alternatives: readonly Slot[] }
  /** With what the appointment is by now, where that was asked. */
  | { readonly type: 'refused'; readonly trouble: Trouble; readonly appointment?: Appointment | undefined };

export const initialState: AppointmentState = { phase: 'loading' };

export function appointmentReducer(state: AppointmentState, action: AppointmentAction): AppointmentState {
  switch (action.type) {
    case 'asked':
      return initialState;
    case 'read':
      return action.appointment ? { phase: 'shown', appointment: action.appointment } : { phase: 'unknown' };
    case 'unread':
      return { phase: 'unread', trouble: action.trouble };
    case 'done':
      return { phase: 'shown', appointment: action.appointment, done: { kind: action.order } };
    default:
      return state.phase === 'shown' ? shownReducer(state, action) : state;
  }
}

function shownReducer(
  { phase, appointment, step, alternatives }: Shown,
  action: Extract<AppointmentAction, { type: 'opened' | 'ordered' | 'lost' | 'refused' }>,
): Shown {
  const kept = { phase, appointment, step, ...(alternatives && { alternatives }) };
  switch (action.type) {
    case 'opened':
      return { phase, appointment, step: action.step };
    case 'ordered':
      return { ...kept, busy: true };
    case 'lost':
      return { ...kept, trouble: 'lost', alternatives: action.alternatives };
    default: {
      const current = action.appointment ?? appointment;
      const open = step && allowedSteps(current).includes(step) ? step : undefined;
      return { ...kept, appointment: current, step: open, trouble: action.trouble };
    }
  }
}

/** What a link may do with an appointment as it is; the backend has the last word. */
export function allowedSteps({ role, may_decide, change_until, withdraw_until }: Appointment): Step[] {
  if (role === 'office') return may_decide ? ['move', 'refuse'] : [];
  const change = change_until === null ? [] : (['move', 'cancel'] as const);
  return [...change, ...(withdraw_until === null ? [] : (['withdraw'] as const))];
}

export function mayConfirm({ role, may_decide, status }: Appointment): boolean {
  return role === 'office' && may_decide && status === 'requested';
}

export const isLive = ({ status }: Pick<Appointment, 'status'>): boolean => liveStatuses.has(status);
