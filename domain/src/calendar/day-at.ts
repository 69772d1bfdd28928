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

/** Whether a text is a day that a calendar has, and not one that somebody typed into an address. */
export const isDay = (text: string | undefined): text is string =>
  text !== undefined &&
  /^20\d\d-\d\d-\d\d$/.test(text) &&
  (new Date(text).toJSON()?.startsWith(text) ?? false);
