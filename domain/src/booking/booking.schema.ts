import * as z from 'zod/mini';
import { quoteRequestSchema } from '../quote-request/quote-request.schema.ts';
import { codePoints, isStorable, longestSent } from '../text/text.ts';
import {
  accesses,
  bookingTextRules,
  heights,
  materials,
  squareMeters,
  type BookingChoiceName,
  type BookingFieldName,
  type BookingTextName,
} from './booking.fields.ts';

/** Keys of the messages under `errors` of the booking; never shown as they are. */
export type BookingErrorKey =
  | `${Exclude<BookingTextName, 'email' | 'remarks'>}.tooShort`
  | `${BookingTextName}.tooLong`
  | 'email.invalid'
  | 'remarks.invalid'
  | `${BookingChoiceName}.required`;

const { name, email, phone, street_address, postal_code } = quoteRequestSchema.shape;

const invalidRemarks: BookingErrorKey = 'remarks.invalid';
const longRemarks: BookingErrorKey = 'remarks.tooLong';

/** What is never asked for may be missing; only a program sends what cannot be stored. */
const remarks = z._default(
  z.string({ error: invalidRemarks }).check(
    z.refine((value) => codePoints(value) <= longestSent, { error: longRemarks, abort: true }),
    z.trim(),
    z.refine(isStorable, { error: invalidRemarks, abort: true }),
    z.refine((value) => codePoints(value) <= bookingTextRules.remarks.max, { error: longRemarks }),
  ),
  '',
);

const choice = <Options extends readonly string[]>(field: BookingChoiceName, options: Options) =>
  z.enum(options, { error: `${field}.required` satisfies BookingErrorKey });

/** What the visitor chooses and fills in; the time is chosen apart. Text is trimmed, and one line but for the remarks; messages are `BookingErrorKey`s. */
export const bookingSchema = z.object({
  square_meters: choice('square_meters', squareMeters),
  material: choice('material', materials),
  height: choice('height', heights),
  access: choice('access', accesses),
  impregnation: choice('impregnation', ['yes', 'no']),
  remarks,
  name,
  email,
  phone,
  street_address,
  postal_code,
});

export type Booking = z.infer<typeof bookingSchema>;

/** What the facade is and what is to be done, which the price follows from. */
export type BookingChoices = Pick<Booking, BookingChoiceName>;

/** What the visitor typed so far: any text in any field, choices empty until made. */
export type BookingDraft = Record<BookingFieldName, string>;

export type BookingErrors = Partial<Record<BookingFieldName, BookingErrorKey>>;

export type BookingCheck =
  | { readonly ok: true; readonly value: Booking }
  | { readonly ok: false; readonly errors: BookingErrors };

/**
 * Checks every field and answers with the trimmed values, or with one error key for each wrong field.
 * What is no object at all lacks every field. Whether the postal code is served, `servedTown` tells.
 */
export function checkBooking(input: unknown): BookingCheck {
  if (typeof input !== 'object' || input === null || Array.isArray(input)) return checkBooking({});
  const result = z.safeParse(bookingSchema, input);
  if (result.success) return { ok: true, value: result.data };
  const errors: BookingErrors = {};
  for (const issue of result.error.issues) {
    const field = issue.path[0] as BookingFieldName | undefined;
    if (field !== undefined) errors[field] ??= issue.message as BookingErrorKey;
  }
  return { ok: false, errors };
}
