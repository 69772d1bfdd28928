import { timeZone } from '../time-zone.ts';

/** Swedes write days as ISO does. */
const isoDay = new Intl.DateTimeFormat('sv-SE', {
  timeZone,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

/** The day that it is in the Netherlands, such as `2026-11-26`. */
export const dayAt = (milliseconds: number): string => isoDay.format(milliseconds);
