import { bookingChoiceNames } from '@vakman/domain/booking/booking.fields';
import { checkBooking } from '@vakman/domain/booking/booking.schema';
import { withPlaceAndTime } from '@vakman/domain/booking/booking.whole-form';
import { storable } from '@vakman/domain/text/text';
import { bookingFacts } from '../../../generated/booking-facts.ts';
import { facts } from '../../../generated/facts.ts';
import type { BookingValues } from '../facade-booking.fields.ts';
import { asksEarlyStart } from '../facade-booking.state.ts';
import type { StepErrors } from '../facade-booking.validation.ts';

/** What a visitor pasted, made storable; a choice that was not made is no text. */
export function storableValues(values: BookingValues): BookingValues {
  const kept = Object.entries(values as Record<string, unknown>).map(([name, value]) => [
    name,
    typeof value === 'string' ? storable(value) : '',
  ]);
  return Object.fromEntries(kept) as BookingValues;
}

/** What is wrong with who and where, by the rules of the domain and the work area. */
export function checkContact(values: BookingValues): StepErrors {
  const check = checkBooking(storableValues(values));
  const errors: StepErrors = withPlaceAndTime(check.ok ? {} : check.errors, {
    postalCode: values.postal_code,
    servedTowns: facts.servedTowns,
    lacksEarlyStart: asksEarlyStart(values, bookingFacts.rules, new Date()) && !values.early_start,
  });
  for (const name of bookingChoiceNames) delete errors[name];
  return errors;
}
