import * as z from 'zod/mini';
import { contactShape, type ContactErrorKey } from '../contact/contact.schema.ts';
import { checkForm, type FormCheck } from '../form/form.check.ts';
import { messageSchema } from '../text/text.schema.ts';
import {
  bookingChoiceNames,
  bookingChoices,
  bookingTextRules,
  type BookingChoiceName,
  type BookingFieldName,
} from './booking.fields.ts';

/** Keys of the messages under `errors` of the booking; never shown as they are. */
export type BookingErrorKey =
  | ContactErrorKey
  | 'remarks.tooLong'
  | 'remarks.invalid'
  | `${BookingChoiceName}.required`;

/** What is never asked for may be missing; only a program sends what cannot be stored. */
const remarks = z._default(
  messageSchema<BookingErrorKey>(bookingTextRules.remarks, {
    tooShort: 'remarks.invalid',
    tooLong: 'remarks.tooLong',
  }),
  '',
);

const choice = <Name extends BookingChoiceName>(name: Name) =>
  z.enum<(typeof bookingChoices)[Name]>(bookingChoices[name], {
    error: `${name}.required` satisfies BookingErrorKey,
  });

const choiceShape = Object.fromEntries(bookingChoiceNames.map((name) => [name, choice(name)])) as object as {
  readonly [Name in BookingChoiceName]: ReturnType<typeof choice<Name>>;
};

/** What the visitor chooses and fills in; the time is chosen apart. Text is trimmed, and one line but for the remarks; messages are `BookingErrorKey`s. */
export const bookingSchema = z.object({
  ...choiceShape,
  remarks,
  ...contactShape,
});

export type Booking = z.infer<typeof bookingSchema>;

/** What the facade is and what is to be done, which the price follows from. */
export type BookingChoices = Pick<Booking, BookingChoiceName>;

/** What the visitor typed so far: any text in any field, choices empty until made. */
export type BookingDraft = Record<BookingFieldName, string>;

export type BookingErrors = Partial<Record<BookingFieldName, BookingErrorKey>>;

export type BookingCheck = FormCheck<Booking, BookingErrors>;

/**
 * Checks every field, and answers with the trimmed values or with one error key for each wrong field. Whether the
 * postal code is served, `servedTown` tells.
 */
export const checkBooking = (input: unknown): BookingCheck => checkForm(bookingSchema, input);
