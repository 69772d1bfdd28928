import * as z from 'zod/mini';
import { languages } from '../languages/languages.ts';
import { bookingStatuses } from './booking.fields.ts';
import { squareMeters } from '../square-meters.ts';

// By `custom` and `enum` what zod has schemas of its own for: all widgets share one copy of zod, and pay for each part.

const only = <Value extends boolean>(wanted: Value) => z.custom<Value>((value) => Object.is(value, wanted));
const yes = only(true);
const no = only(false);
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const boolean = z.custom<boolean>((value) => typeof value === 'boolean');

/** One of several objects: the first that fits. */
const either = <One, Other>(one: z.ZodMiniType<One>, other: z.ZodMiniType<Other>) =>
  z.custom<One | Other>((value) => z.safeParse(one, value).success || z.safeParse(other, value).success);

/** A possible or booked time: ISO instants with offset, such as `2026-11-26T08:00:00+00:00`. */
export const slotSchema = z.object({ starts_at: z.string(), ends_at: z.string() });
export type Slot = z.infer<typeof slotSchema>;

/**
 * What `hold_slot` answers: held until a time; or the nearest free alternatives; or, where too many times are held
 * already, unheld: the time is free, and goes to whoever books it first.
 */
export const holdAnswerSchema = either(
  z.object({ held: yes, expires_at: z.string() }),
  either(z.object({ held: no, unheld: yes }), z.object({ held: no, alternatives: z.array(slotSchema) })),
);
export type HoldAnswer = z.infer<typeof holdAnswerSchema>;

/** The price as it was told when the appointment was booked, in euro with VAT. */
export const bookedPriceSchema = either(
  either(
    z.object({ kind: z.enum(['fixed']), price: z.number() }),
    z.object({ kind: z.enum(['range']), from: z.number(), to: z.number() }),
  ),
  /** Size unknown: the visit measures, and a price follows. */
  z.object({ kind: z.enum(['measure']) }),
);
export type BookedPrice = z.infer<typeof bookedPriceSchema>;

/** An appointment as its private link shows it. */
export const appointmentSchema = z.object({
  ...slotSchema.shape,
  /** Who the link was made for. */
  role: z.enum(['visitor', 'office']),
  booking_id: z.string().check(z.refine((value) => uuid.test(value))),
  reference: z.string(),
  status: z.enum(bookingStatuses),
  /** Who booked. */
  name: z.string(),
  /** When his withdrawal was received; null where he did not withdraw. */
  withdrawn_at: z.nullable(z.string()),
  language: z.enum(languages),
  /** Rises with every change, as in the calendar file. */
  sequence: z.number(),
  square_meters: z.enum(squareMeters),
  material: z.string(),
  height: z.string(),
  access: z.string(),
  impregnation: boolean,
  price: bookedPriceSchema,
  /** Only for the office. */
  contact: z.nullable(
    z.object({
      name: z.string(),
      email: z.string(),
      phone: z.string(),
      street_address: z.string(),
      postal_code: z.string(),
      remarks: z.string(),
      photos: z.number(),
    }),
  ),
  /** Free of charge; null once that is over, or the appointment is none any more. */
  change_until: z.nullable(z.string()),
  /** End of the legal withdrawal period; null once the right is over or used. */
  withdraw_until: z.nullable(z.string()),
  /** Whether the visitor asked for a visit within that period, so that his right ends with the work. */
  early_start: boolean,
  /** A visit before then, which the visitor would have to ask for; null where he did, or the appointment is none any more. */
  early_start_until: z.nullable(z.string()),
  /** Whether the office cannot confirm, because the visit would lie in that period and was not asked for. */
  lacks_early_start: boolean,
  /** An office link acts once. */
  may_decide: boolean,
});
export type Appointment = z.infer<typeof appointmentSchema>;

/**
 * What `book_facade_cleaning` answers: the appointment with its private token, or the nearest free alternatives.
 * `as_sent` is false where the appointment was made by an earlier call, whose answer was lost, and this one asks for
 * something else: the appointment stays as it was. Until `confirm_until` the office promises to confirm.
 */
export const bookAnswerSchema = either(
  z.object({
    booked: yes,
    as_sent: boolean,
    token: z.string(),
    reference: z.string(),
    confirm_until: z.string(),
    ...slotSchema.shape,
  }),
  z.object({ booked: no, alternatives: z.array(slotSchema) }),
);
export type BookAnswer = z.infer<typeof bookAnswerSchema>;

/** What `move_appointment` answers. */
export const moveAnswerSchema = either(
  z.object({ moved: yes, appointment: appointmentSchema }),
  z.object({ moved: no, alternatives: z.array(slotSchema) }),
);
export type MoveAnswer = z.infer<typeof moveAnswerSchema>;
