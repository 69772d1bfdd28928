import { languages } from '../languages/languages.ts';
import * as z from 'zod/mini';

const count = z.int();
/** The Monday of a week, such as `2026-11-23`, by the clock of the firm. */
const week = z.string();

/** How long those waited who asked; in minutes as they pass, until somebody first answered. */
const waits = {
  answered: count,
  /** Of those, within the promised hours. */
  in_time: count,
  /** Nobody has answered them yet. */
  waiting: count,
  /** Half of them waited no longer; null where nobody was answered. */
  median: z.nullable(count),
  /** Nine of ten waited no longer. */
  ninety: z.nullable(count),
};

/** How the office does, from a week on. Weeks, partners, languages and hours in which nothing came are missing. */
export const figuresSchema = z.object({
  requests: z.array(
    z.object({
      week,
      /** The partner's name; null for the firm's own site. */
      source: z.nullable(z.string()),
      language: z.enum(languages),
      requests: count,
      won: count,
    }),
  ),
  answers: z.array(z.object({ week, ...waits })),
  whole: z.object(waits),
  bookings: z.array(z.object({ week, bookings: count })),
  /** When requests and bookings come: weekdays are 1 to 7 from Monday on. */
  hours: z.array(z.object({ weekday: count, hour: count, arrivals: count })),
});
export type Figures = z.infer<typeof figuresSchema>;
