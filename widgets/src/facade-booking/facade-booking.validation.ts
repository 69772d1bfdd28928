import { bookingChoiceNames } from '@vakman/domain/booking/booking.fields';
import { placeError, type BookingFormErrorKey } from '@vakman/domain/booking/booking.whole-form';
import type { Resolver, UseFormReturn } from 'react-hook-form';
import { facts } from '../../generated/facts.ts';
import type { BookingValues, ValueName } from './facade-booking.fields.ts';
import type { ErrorName, Step } from './facade-booking.state.ts';
import type { FacadeBookingMessages } from './facade-booking.words.ts';

/** The form as its parts get it. */
export type BookingControls = UseFormReturn<BookingValues>;

export type StepErrors = Partial<Record<ValueName, BookingFormErrorKey>>;

/** The rules of the later steps, which come with them. */
export type CheckContact = (values: BookingValues) => StepErrors;

/** What is wrong in the first step; known without the schema, which comes with the later ones. */
function checkWhat(values: BookingValues): StepErrors {
  const missing = bookingChoiceNames.filter((name) => !values[name]);
  const place = placeError(values.postal_code, facts.servedTowns);
  return {
    ...(place && { postal_code: place }),
    ...Object.fromEntries(missing.map((name) => [name, `${name}.required`])),
  };
}

/** Checks what one step asks; its error messages are keys. */
export function resolverOf(step: Step, checkContact: CheckContact | undefined): Resolver<BookingValues> {
  const check = step === 'what' ? checkWhat : step === 'contact' ? checkContact : undefined;
  return (values) => {
    const errors = Object.entries(check?.(values) ?? {});
    if (errors.length === 0) return { values, errors: {} };
    return {
      values: {},
      errors: Object.fromEntries(errors.map(([name, message]) => [name, ruleError(message)])),
    };
  };
}

export const ruleError = (message: BookingFormErrorKey) => ({ type: 'rule', message });

/** The sentence of an error key such as `name.tooShort`. */
export function errorText({ errors }: Pick<FacadeBookingMessages, 'errors'>, key: string): string {
  const [field, rule] = key.split('.') as [keyof typeof errors, string];
  return (errors[field] as Readonly<Record<string, string>>)[rule] ?? key;
}

/** What is wrong with a field now, in words. */
export function fieldError(
  form: BookingControls,
  messages: FacadeBookingMessages,
  name: ValueName,
): string | undefined {
  const key = form.formState.errors[name]?.message;
  return key === undefined ? undefined : errorText(messages, key);
}

/** The summary names what was wrong at the last try and still is; it never grows while someone types. */
export function stillWrong(listed: readonly ErrorName[], form: BookingControls): ErrorName[] {
  return listed.filter((name) => name === 'slot' || form.formState.errors[name] !== undefined);
}
