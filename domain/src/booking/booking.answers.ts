import * as z from 'zod/mini';
import { languages } from '../languages/languages.ts';
import { bookingStatuses, squareMeters } from './booking.fields.ts';

/** A possible or booked time: ISO instants with offset, such as `2026-11-26T08:00:00+00:00`. */
export const slotSchema = z.object({ starts_at: z.string(), ends_at: z.string() });
export type Slot = z.infer<typeof slotSchema>;

/** What `hold_slot` answers: held until a time, or the nearest free alternatives. */
export const holdAnswerSchema = z.discriminatedUnion('held', [
  z.object({ held: z.literal(true), expires_at: z.string() }),
  z.object({ held: z.literal(false), alternatives: z.array(slotSchema) }),
]);
export type HoldAnswer = z.infer<typeof holdAnswerSchema>;

/** The price as it was told when the appointment was booked, in euro with VAT. */
export const bookedPriceSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('fixed'), price: z.number() }),
  z.object({ kind: z.literal('range'), from: z.number(), to: z.number() }),
  /** Size unknown: the visit measures, and a price follows. */
  z.object({ kind: z.literal('measure') }),
]);
export type BookedPrice = z.infer<typeof bookedPriceSchema>;

/** An appointment as its private link shows it. */
export const appointmentSchema = z.object({
  ...slotSchema.shape,
  /** Who the link was made for. */
  role: z.enum(['visitor', 'office']),
  booking_id: z.guid(),
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
  impregnation: z.boolean(),
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
  /** End of the legal withdrawal period; null once that is over or used. */
  withdraw_until: z.nullable(z.string()),
  /** An office link acts once. */
  may_decide: z.boolean(),
});
export type Appointment = z.infer<typeof appointmentSchema>;

/** What `book_facade_cleaning` answers: the appointment with its private token, or the nearest free alternatives. */
export const bookAnswerSchema = z.discriminatedUnion('booked', [
  z.object({
    booked: z.literal(true),
    token: z.string(),
    reference: z.string(),
    ...slotSchema.shape,
  }),
  z.object({ booked: z.literal(false), alternatives: z.array(slotSchema) }),
]);
export type BookAnswer = z.infer<typeof bookAnswerSchema>;

/** What `move_appointment` answers. */
export const moveAnswerSchema = z.discriminatedUnion('moved', [
  z.object({ moved: z.literal(true), appointment: appointmentSchema }),
  z.object({ moved: z.literal(false), alternatives: z.array(slotSchema) }),
]);
export type MoveAnswer = z.infer<typeof moveAnswerSchema>;
