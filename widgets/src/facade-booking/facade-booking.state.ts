import { bookingWhatNames } from '@vakman/domain/booking/booking.fields';
import type { Slot } from '@vakman/domain/booking/booking.answers';
import { needsEarlyStart } from '@vakman/domain/booking/booking.early-start';
import { contactFields } from '@vakman/domain/contact/contact.fields';
import { visitMinutes, type BookingRules } from '@vakman/domain/booking/booking.rules';
import type { FormTrouble, Trouble } from '../form/trouble.ts';
import type { BookingValues, ValueName } from './facade-booking.fields.ts';

/** The steps in their order. */
export const steps = ['what', 'price', 'when', 'contact', 'summary'] as const;
export type Step = (typeof steps)[number];

/** What is shown: a step, or that the appointment is made. */
export type View = 'what' | 'price' | 'when' | 'contact' | 'summary' | 'done';

/** Why a booking did not arrive; `alreadyBooked`: an earlier try did, with another e-mail address. */
export type BookingTrouble = Trouble | 'alreadyBooked';

/** An appointment that was made. */
export interface Booked extends Slot {
  readonly id: string;
  readonly reference: string;
  /** Opens the page of the appointment. */
  readonly token: string;
  /** Whether it is what was sent last; else an earlier try arrived, and it stays as that one said. */
  readonly asSent: boolean;
  /** Until when the office promises to confirm: ISO instant. */
  readonly confirmUntil: string;
  /** Whom the mail goes to; empty where an earlier try said it. */
  readonly email: string;
  /** Where the facade is, in one line; empty where an earlier try said it. */
  readonly address: string;
  /** Whether photos were left out because they did not arrive. */
  readonly photosFailed: boolean;
}

export interface FacadeBookingState {
  readonly step: Step;
  /** Whether the visitor came from the summary to change something, and goes back to it. */
  readonly changing: boolean;
  /** Whether something is on its way that the step waits for. */
  readonly busy: boolean;
  readonly trouble?: FormTrouble | BookingTrouble;
  /** Fields that were wrong at the last try, in the order of the step. */
  readonly listed: readonly ErrorName[];
  readonly booked?: Booked;
}

/** What can be wrong: a field, or that no time was chosen. */
export type ErrorName = ValueName | 'slot';

export type FacadeBookingAction =
  | { readonly type: 'shown'; readonly step: Step; readonly changing?: boolean }
  | { readonly type: 'busy' }
  | { readonly type: 'invalid'; readonly fields: readonly ErrorName[] }
  | { readonly type: 'refused'; readonly trouble: FormTrouble | BookingTrouble }
  | { readonly type: 'online' }
  | { readonly type: 'booked'; readonly booked: Booked }
  /** The visitor wants to book for another facade. */
  | { readonly type: 'another' };

export const initialState: FacadeBookingState = { step: 'what', changing: false, busy: false, listed: [] };

export function facadeBookingReducer(
  state: FacadeBookingState,
  action: FacadeBookingAction,
): FacadeBookingState {
  const { step, changing } = state;
  const atRest = { step, changing, busy: false, listed: [] };
  switch (action.type) {
    case 'shown':
      return { ...initialState, step: action.step, changing: action.changing ?? false };
    case 'busy':
      return { ...atRest, busy: true };
    case 'invalid':
      return { ...atRest, listed: action.fields };
    case 'refused':
      return { ...atRest, trouble: action.trouble };
    case 'online':
      return state.trouble === 'offline' ? atRest : state;
    case 'booked':
      return { ...atRest, booked: action.booked };
    default:
      return initialState;
  }
}

export const viewOf = ({ step, booked }: FacadeBookingState): View => (booked ? 'done' : step);

/** The chosen time, if it was chosen for that size: another may take longer, and the backend knows how long. */
export function chosenSlot({
  starts_at,
  ends_at,
  slot_size,
  square_meters,
}: Pick<BookingValues, 'starts_at' | 'ends_at' | 'slot_size' | 'square_meters'>): Slot | undefined {
  return starts_at !== '' && slot_size === square_meters ? { starts_at, ends_at } : undefined;
}

/** By which the office promises when it confirms. */
type PromiseRules = 'confirmWorkingDays' | 'holidays';

/** The last step that what was filled in leads to; where it is wrong, the step itself says so. */
export function furthestStep(
  values: BookingValues,
  rules: Pick<BookingRules, 'visitMinutes' | PromiseRules>,
  now: Date,
): Step {
  if (!bookingWhatNames.every((name) => values[name]) || !visitMinutes(values.square_meters, rules))
    return 'what';
  if (!chosenSlot(values)) return 'when';
  if (!contactFields.every(({ name }) => values[name])) return 'contact';
  return asksEarlyStart(values, rules, now) && !values.early_start ? 'contact' : 'summary';
}

/** Whether the time may lie within the withdrawal period, so that the visitor has to ask for it. */
export function asksEarlyStart(
  { starts_at }: Pick<BookingValues, 'starts_at'>,
  rules: Pick<BookingRules, PromiseRules>,
  now: Date,
): boolean {
  return starts_at !== '' && needsEarlyStart(new Date(starts_at), now, rules);
}

export const notBeyond = (step: Step, furthest: Step): Step =>
  steps.indexOf(step) > steps.indexOf(furthest) ? furthest : step;

/**
 * Where "next" leads from a step. Who came to change something goes back to the summary, but for what has to be seen or
 * filled in on the way: another price, or a time for a visit of another length.
 */
export function stepAfter(
  step: Step,
  way: { readonly changing: boolean; readonly priceChanged: boolean; readonly furthest: Step },
): Step {
  const next = steps[steps.indexOf(step) + 1] ?? 'summary';
  if (!way.changing || (step === 'what' && way.priceChanged)) return next;
  return way.furthest;
}

/** The step before; the first one has none. */
export const stepBefore = (step: Step): Step | undefined => steps[steps.indexOf(step) - 1];
