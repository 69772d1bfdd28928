import * as z from 'zod/mini';

/** What admins set for the whole office. */
export const officeSettingsSchema = z.object({
  /** Where its mails go; none where it is the address that the functions are configured with. */
  notification_addresses: z.array(z.string()),
  second_factor_required: z.boolean(),
  /** Whether the backend has second factors at all. */
  second_factor: z.boolean(),
  own_second_factor: z.boolean(),
  /** Rises with each change; a change names the one that was read. */
  version: z.int(),
});
export type OfficeSettings = z.infer<typeof officeSettingsSchema>;

/** How many addresses mails of the office may go to. The same as in the database. */
export const mostNotificationAddresses = 5;

/** How much the job of retention takes away of what. */
export const erasedCountsSchema = z.object({
  requests: z.optional(z.int()),
  bookings: z.optional(z.int()),
  invoices: z.optional(z.int()),
});
export type ErasedCounts = z.infer<typeof erasedCountsSchema>;

/** A day on which the job ran. */
export const retentionRunSchema = z.object({
  day: z.string(),
  last_run_at: z.string(),
  erased: erasedCountsSchema,
  files_removed: z.int(),
  accounts_deleted: z.int(),
  files_stuck: z.int(),
  accounts_stuck: z.int(),
});
export type RetentionRun = z.infer<typeof retentionRunSchema>;
