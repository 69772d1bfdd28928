import { checkBooking, type Booking, type BookingErrors } from '@vakman/domain/booking/booking.schema.ts';
import {
  bookingChoiceNames,
  type BookingChoiceName,
  type BookingTextName,
} from '@vakman/domain/booking/booking.fields.ts';
import type { BookingRules } from '@vakman/domain/booking/booking.rules.ts';
import {
  placeError,
  withPlaceAndTime,
  type BookingFormErrorKey,
} from '@vakman/domain/booking/booking.whole-form.ts';
import type { ServedTown } from '@vakman/domain/service-area.ts';
import { asksEarlyStart, type Submission } from './submission.ts';

export type FieldName = BookingChoiceName | BookingTextName | 'early_start' | 'slot';
export type FieldErrors = Partial<Record<FieldName, BookingFormErrorKey>>;

const only = (errors: BookingErrors, isWanted: (name: string) => boolean): FieldErrors =>
  Object.fromEntries(Object.entries(errors).filter(([name]) => isWanted(name)));
const isChoice = (name: string) => bookingChoiceNames.some((choice) => choice === name);

export type CheckedSubmission =
  | { readonly ok: true; readonly booking: Booking; readonly startsAt: string }
  | { readonly ok: false; readonly step: 'what' | 'when' | 'contact'; readonly errors: FieldErrors };

/** What is wrong with the choices, without which no later page says anything. */
export function choiceErrors({ draft }: Submission): FieldErrors {
  const check = checkBooking(draft);
  return check.ok ? {} : only(check.errors, isChoice);
}

/** What is wrong with the first page: its choices, and where the facade is. */
export function whatErrors(submission: Submission, servedTowns: readonly ServedTown[]): FieldErrors {
  const place = placeError(submission.draft.postal_code, servedTowns);
  return { ...(place && { postal_code: place }), ...choiceErrors(submission) };
}

export interface ContactFacts {
  readonly servedTowns: readonly ServedTown[];
  readonly rules: BookingRules;
  readonly now: Date;
}

/** Checks everything, and names the first page on which something is wrong. */
export function checkSubmission(
  submission: Submission,
  { servedTowns, rules, now }: ContactFacts,
): CheckedSubmission {
  const { draft, startsAt } = submission;
  const wrongChoices = choiceErrors(submission);
  if (Object.keys(wrongChoices).length > 0) return { ok: false, step: 'what', errors: wrongChoices };
  if (startsAt === null) return { ok: false, step: 'when', errors: { slot: 'slot.required' } };
  const check = checkBooking(draft);
  const errors = withPlaceAndTime(check.ok ? {} : check.errors, {
    postalCode: draft.postal_code,
    servedTowns,
    lacksEarlyStart: asksEarlyStart(submission, rules, now) && !submission.earlyStart,
  });
  if (!check.ok || Object.keys(errors).length > 0) return { ok: false, step: 'contact', errors };
  return { ok: true, booking: check.value, startsAt };
}
