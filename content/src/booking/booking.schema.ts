import { squareMeters } from '@vakman/domain/square-meters';
import { z } from 'zod';

const minutes = (least: number, most: number) => z.int().min(least).max(most);

/** How appointments are given out, as `booking.yaml` states it; times are those of the Netherlands. */
export const bookingSchema = z
  .strictObject({
    crews: z.int().min(1).max(50),
    startsEvery: minutes(5, 480),
    travelBuffer: minutes(0, 480),
    leadWorkingDays: z.int().min(0).max(60),
    horizonDays: z.int().min(1).max(730),
    holdMinutes: minutes(1, 120),
    holdsPerAddress: z.int().min(1).max(100),
    changeWorkingDays: z.int().min(0).max(60),
    confirmWorkingDays: z.literal(1, { error: 'Expected 1: the texts promise "one working day" in words' }),
    reminderHour: z.int().min(0).max(23),
    /** `null`: no visit of that size is booked online. */
    visitMinutes: z.record(z.enum(squareMeters), minutes(15, 1440).nullable()),
  })
  .refine(({ leadWorkingDays, horizonDays }) => 2 * leadWorkingDays < horizonDays, {
    path: ['horizonDays'],
    // Weekends and holidays lie between working days.
    error: 'Expected more than twice leadWorkingDays',
  })
  .refine(
    ({ leadWorkingDays, changeWorkingDays }) =>
      changeWorkingDays === 0 || leadWorkingDays > changeWorkingDays,
    {
      path: ['leadWorkingDays'],
      // Everybody who books is promised a free change.
      error: 'Expected more than changeWorkingDays',
    },
  );

export type Booking = z.output<typeof bookingSchema>;
