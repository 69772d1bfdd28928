import type { Appointment, Slot } from '@vakman/domain/booking/booking.answers';
import { liveStatuses } from '@vakman/domain/booking/booking.fields';
import type { Trouble as SendTrouble } from '../form/trouble.ts';
import type { Order } from './appointment.orders.ts';

/** What opens below the appointment before anything is changed. */
export type Step = Exclude<Order['kind'], 'confirm' | 'ask'>;

/**
 * Why an order was not carried out; `late`: it cannot be any more, `changed`: it was made for another appointment than
 * there is now, `over`: the visit was, `unasked`: it would lie in the withdrawal period and was not asked for,
 * `forbidden`: not by this link, `unopened`: not again before a link is opened that was mailed.
 */
export type Trouble =
  | SendTrouble
  | 'late'
  | 'changed'
  | 'over'
  | 'unasked'
  | 'forbidden'
  | 'unopened'
  | 'lost';

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
      // What changed is to be looked at before anything is done to it.
      const stays = action.trouble !== 'changed' && step && allowedSteps(current).includes(step);
      const open = stays ? step : undefined;
      return { ...kept, appointment: current, step: open, trouble: action.trouble };
    }
  }
}

/** What a link may do with an appointment as it is; the backend has the last word. */
export function allowedSteps(appointment: Appointment): Step[] {
  const { role, may_decide, change_until, withdraw_until } = appointment;
  if (role === 'office') return may_decide ? ['move', 'refuse'] : [];
  const steps: Step[] = change_until === null ? [] : ['move'];
  if (mayCancel(appointment)) steps.push('cancel');
  if (withdraw_until !== null) steps.push('withdraw');
  return steps;
}

/** Free of charge until the deadline, and as long as nothing is agreed on. */
export const mayCancel = ({ change_until, status }: Pick<Appointment, 'change_until' | 'status'>): boolean =>
  change_until !== null || status === 'requested';

export function mayConfirm(appointment: Appointment, now: number): boolean {
  const { role, may_decide, status, lacks_early_start } = appointment;
  const isOpen = role === 'office' && may_decide && status === 'requested';
  return isOpen && !lacks_early_start && !isOver(appointment, now);
}

/** Whether the visit lies behind a moment, in milliseconds. */
export const isOver = ({ ends_at }: Pick<Appointment, 'ends_at'>, now: number): boolean =>
  Date.parse(ends_at) <= now;

/** Whether a time lies in the withdrawal period, so that the visitor has to ask for it. */
export function isUnasked(
  { early_start_until }: Pick<Appointment, 'early_start_until'>,
  startsAt: string,
): boolean {
  return early_start_until !== null && Date.parse(startsAt) < Date.parse(early_start_until);
}

export const isLive = ({ status }: Pick<Appointment, 'status'>): boolean => liveStatuses.has(status);
