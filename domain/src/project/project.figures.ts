import * as z from 'zod/mini';

const count = z.int();
/** Cents with tax. */
const cents = z.int();

/**
 * What `read_workload` answers: how many minutes of each week crews have work, and how many they can. Crews that are
 * given no new work come only in weeks in which they have some.
 */
export const workloadSchema = z.array(
  z.object({
    crew: count,
    /** Empty: it is called by its number. */
    crew_name: z.string(),
    /** The Monday of the week, such as `2026-11-23`. */
    week: z.string(),
    planned: count,
    capacity: count,
  }),
);
export type Workload = z.infer<typeof workloadSchema>;

/**
 * What `read_won_by_month` answers: quotes by the month in which the first version was sent, and jobs by the month in which they were
 * accepted. Months in which nothing happened are there too.
 */
export const wonByMonthSchema = z.array(
  z.object({
    /** Such as `2026-11`. */
    month: z.string(),
    quotes: count,
    quoted: cents,
    jobs: count,
    won: cents,
  }),
);
export type WonByMonth = z.infer<typeof wonByMonthSchema>;
