import * as z from 'zod/mini';

const moment = z.nullable(z.string());

/** Who a source is, as the office wrote it down. */
export const partnerSchema = z.object({
  /** As his widgets and links send it. */
  source: z.string(),
  name: z.string(),
  /** Address of his site; null where nobody wrote it down, as the mail. */
  site: z.nullable(z.string()),
  contact_email: z.nullable(z.string()),
  /** Since when he is no partner any more. */
  ended_at: moment,
  /** Since when the link to his report leads there; null where there is none. */
  report_since: moment,
  version: z.int(),
});
export type Partner = z.infer<typeof partnerSchema>;

/** Null where there were too few to tell. */
const told = z.nullable(z.int());

const reportMonthSchema = z.object({
  /** Such as `2026-11`. */
  month: z.string(),
  requests: told,
  answered: told,
  /** Of those, within the promised hours. */
  in_time: told,
  won: told,
  bookings: told,
});

/** What a partner reads by his link. */
export const partnerReportSchema = z.discriminatedUnion('state', [
  z.object({ state: z.literal('revoked') }),
  z.object({
    state: z.literal('open'),
    source: z.string(),
    name: z.string(),
    /** The twelve before this month, the newest first. */
    months: z.array(reportMonthSchema),
  }),
]);
export type PartnerReport = z.infer<typeof partnerReportSchema>;
