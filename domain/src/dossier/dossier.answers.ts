import * as z from 'zod/mini';
import { bookedPriceSchema } from '../booking/booking.answers.ts';
import { bookingStatuses } from '../booking/booking.fields.ts';

/** A quote request as its customer sees it again; times are ISO instants with offset. */
const dossierRequestSchema = z.object({
  id: z.string(),
  created_at: z.string(),
  street_address: z.string(),
  postal_code: z.string(),
  message: z.string(),
  /** How many were sent with it. */
  photos: z.number(),
  /** When the office first answered it, by mail or telephone; null while it did not. */
  answered_at: z.nullable(z.string()),
});

export type DossierRequest = z.infer<typeof dossierRequestSchema>;

/** A booked facade cleaning as its customer sees it in a list; the page of the private link shows all of it. */
const dossierAppointmentSchema = z.object({
  id: z.string(),
  reference: z.string(),
  status: z.enum(bookingStatuses),
  starts_at: z.string(),
  ends_at: z.string(),
  street_address: z.string(),
  postal_code: z.string(),
  price: bookedPriceSchema,
  /** Free of charge; null once that is over, or the appointment is none any more. */
  change_until: z.nullable(z.string()),
  /** Whether the legal right to withdraw still holds. */
  may_withdraw: z.boolean(),
});

export type DossierAppointment = z.infer<typeof dossierAppointmentSchema>;

/** What `read_dossier` answers: what was sent and booked with the caller's confirmed address, the newest first. */
export const dossierSchema = z.object({
  requests: z.array(dossierRequestSchema),
  appointments: z.array(dossierAppointmentSchema),
});

export type Dossier = z.infer<typeof dossierSchema>;
