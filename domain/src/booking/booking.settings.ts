import * as z from 'zod/mini';

/** Rules that admins choose, as numbers; the limits are those of the database. */
export const numberRules = {
  /** Working days before the first day that can be booked. */
  leadWorkingDays: { least: 0, most: 100 },
  /** Days after today, up to which can be booked. */
  horizonDays: { least: 0, most: 730 },
  /** Working days before an appointment, until which it is changed free of charge. */
  changeWorkingDays: { least: 0, most: 100 },
  /** Minutes that a crew keeps free after each visit. */
  travelBuffer: { least: 0, most: 1440 },
} as const;
export type NumberRule = keyof typeof numberRules;

/** Minutes of a visit. */
export const visitLength = { least: 15, most: 1440 } as const;

const number = z.number();
const chosen = <Value>(value: z.ZodMiniType<Value>) => z.object({ told: value, chosen: z.nullable(value) });

/** What `read_booking_settings` answers: what `content` says of each rule, and what an admin chose instead. */
export const bookingSettingsSchema = z.object({
  leadWorkingDays: chosen(number),
  horizonDays: chosen(number),
  changeWorkingDays: chosen(number),
  travelBuffer: chosen(number),
  visitMinutes: z.object({
    /** By size of the facade; null for a size that is not booked online. */
    told: z.record(z.string(), z.nullable(number)),
    /** Sizes that are missing stay as they are told. */
    chosen: z.nullable(z.record(z.string(), number)),
  }),
});
export type BookingSettings = z.infer<typeof bookingSettingsSchema>;
