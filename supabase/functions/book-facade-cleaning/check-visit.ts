import {
  checkBooking,
  type Booking,
  type BookingErrorKey,
  type BookingErrors,
} from '@vakman/domain/booking/booking.schema.ts';
import {
  bookingChoices,
  type BookingChoiceName,
  type BookingTextName,
} from '@vakman/domain/booking/booking.fields.ts';
import { servedTown, type ServedTown } from '@vakman/domain/service-area/service-area.ts';
import { asksEarlyStart, type Visit } from './visit.ts';

/** Keys of the booking's messages under `errors`: those of the domain, and what a whole form asks beyond. */
export type ErrorKey =
  | BookingErrorKey
  | 'postal_code.outside'
  | 'postal_code.invalid'
  | 'early_start.required'
  | 'slot.required';

export type FieldName = BookingChoiceName | BookingTextName | 'early_start' | 'slot';
export type FieldErrors = Partial<Record<FieldName, ErrorKey>>;

const choiceNames = Object.keys(bookingChoices) as BookingChoiceName[];
const only = (errors: BookingErrors, isWanted: (name: string) => boolean): FieldErrors =>
  Object.fromEntries(Object.entries(errors).filter(([name]) => isWanted(name)));
const isChoice = (name: string) => choiceNames.some((choice) => choice === name);

export type CheckedVisit =
  | { readonly ok: true; readonly booking: Booking; readonly startsAt: string }
  | { readonly ok: false; readonly step: 'what' | 'when' | 'contact'; readonly errors: FieldErrors };

/** What is wrong with the choices of the first page. */
export function choiceErrors({ draft }: Visit): FieldErrors {
  const check = checkBooking(draft);
  return check.ok ? {} : only(check.errors, isChoice);
}

export interface ContactFacts {
  readonly servedTowns: readonly ServedTown[];
  readonly now: Date;
}

/** Checks everything, and names the first page on which something is wrong. */
export function checkVisit(visit: Visit, { servedTowns, now }: ContactFacts): CheckedVisit {
  const { draft, startsAt } = visit;
  const wrongChoices = choiceErrors(visit);
  if (Object.keys(wrongChoices).length > 0) return { ok: false, step: 'what', errors: wrongChoices };
  if (startsAt === null) return { ok: false, step: 'when', errors: { slot: 'slot.required' } };
  const check = checkBooking(draft);
  const errors: FieldErrors = check.ok ? {} : { ...check.errors };
  const town = servedTown(draft.postal_code, servedTowns);
  if (!town) errors.postal_code ??= town === null ? 'postal_code.outside' : 'postal_code.invalid';
  if (asksEarlyStart(visit, now) && !visit.earlyStart) errors.early_start = 'early_start.required';
  if (!check.ok || Object.keys(errors).length > 0) return { ok: false, step: 'contact', errors };
  return { ok: true, booking: check.value, startsAt };
}
