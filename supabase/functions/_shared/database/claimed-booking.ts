import * as z from 'zod/mini';
import { bookedPriceSchema, slotSchema } from '@vakman/domain/booking/booking.answers.ts';
import { accesses, bookingStatuses, heights, materials } from '@vakman/domain/booking/booking.fields.ts';
import { squareMeters } from '@vakman/domain/square-meters.ts';
import { languages } from '@vakman/domain/languages/languages.ts';
import type { OutboxSource } from '../outbox/outbox.ts';

/** A row of `facade_bookings` with its reference and deadlines, as far as mails need it. */
const storedBooking = z.object({
  ...slotSchema.shape,
  id: z.guid(),
  reference: z.string(),
  created_at: z.string(),
  updated_at: z.string(),
  status: z.enum(bookingStatuses),
  /** Rises with every change. */
  sequence: z.number(),
  square_meters: z.enum(squareMeters),
  material: z.enum(materials),
  height: z.enum(heights),
  access: z.enum(accesses),
  impregnation: z.boolean(),
  remarks: z.string(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  phone_normalised: z.string(),
  street_address: z.string(),
  postal_code_normalised: z.string(),
  /** Signed links that the visitor's browser made. */
  photos: z.array(z.string()),
  language: z.enum(languages),
  source: z.nullable(z.string()),
  /** Asked us to begin within the withdrawal period. */
  early_start: z.boolean(),
  price: bookedPriceSchema,
  /** When the office first agreed; the contract begins then. */
  confirmed_at: z.nullable(z.string()),
  /** Typed by the office. */
  refusal_reason: z.nullable(z.string()),
  withdrawn_at: z.nullable(z.string()),
  /** Until when the office promises to confirm what was asked for last, as the page of a new booking says it. */
  confirm_until: z.string(),
  /** Until when it is changed free of charge. */
  change_until: z.string(),
});

export type StoredBooking = z.infer<typeof storedBooking>;

/** Mails to the visitor, by what happened to his appointment. */
export const visitorMailKinds = [
  'booking-received',
  'booking-confirmed',
  'booking-refused',
  'booking-moved',
  'booking-cancelled',
  'booking-withdrawn',
  'booking-reminder',
] as const;
export type VisitorMailKind = (typeof visitorMailKinds)[number];

/** Mails to the office: of each change, and of a visitor's request for an early start. */
export const officeMailKinds = ['booking-office', 'booking-asked'] as const;
export type OfficeMailKind = (typeof officeMailKinds)[number];

export const isForOffice = (kind: OfficeMailKind | VisitorMailKind): kind is OfficeMailKind =>
  officeMailKinds.some((office) => office === kind);

/** What `claim_booking_notifications` gives: a mail to send, and the booking that it is about. */
const claimedBooking = z.object({
  notification: z.object({
    id: z.guid(),
    kind: z.enum([...officeMailKinds, ...visitorMailKinds]),
    attempts: z.number(),
    /** That of the booking when the mail was written into the outbox. */
    sequence: z.number(),
  }),
  booking: storedBooking,
  /** Opens the private page of the appointment for whom the mail goes to; null where there is nothing to do there. */
  token: z.nullable(z.string()),
  /** Whether the visitor's address is that of an account. */
  has_account: z.boolean(),
});

export type ClaimedBooking = z.infer<typeof claimedBooking>;

export const bookingNotifications: OutboxSource<ClaimedBooking> = {
  call: 'claim_booking_notifications',
  subject: 'booking_id',
  item: claimedBooking,
};
