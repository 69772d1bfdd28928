import * as z from 'zod/mini';

const count = z.int();

/** What a partner brought in a month. */
export const partnerMonthSchema = z.object({
  /** The partner's name; null for the firm's own site. */
  source: z.nullable(z.string()),
  /** Such as `2026-11`, by the clock of the firm. */
  month: z.string(),
  requests: count,
  /** Requests that somebody answered. */
  answered: count,
  /** Of those, within the promised hours. */
  in_time: count,
  won: count,
  /** Appointments that were asked for or confirmed. */
  bookings: count,
  /**
   * Euro with tax: what the office wrote down of won requests, and the least that was told for confirmed appointments,
   * where the price was a range.
   */
  worth: z.number(),
});
export type PartnerMonth = z.infer<typeof partnerMonthSchema>;
