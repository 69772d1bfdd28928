import type { WantedDay } from './office-actions.ts';

/** What is typed to plan days: fields for dates and times, as clocks in the Netherlands show them. */
export interface TypedDays {
  readonly from: string;
  /** Empty: one day. */
  readonly to: string;
  readonly start: string;
  readonly end: string;
  /** Empty: none yet. */
  readonly crew: string;
  readonly withWeekends: boolean;
}

export type DaysFault = 'from' | 'to' | 'end' | 'none';

const day = 86_400_000;
const isWeekend = (date: string) => [0, 6].includes(new Date(`${date}T12:00:00Z`).getUTCDay());

/** The days that are meant, from the first to the last. */
export function datesOf({ from, to, withWeekends }: TypedDays): readonly string[] {
  const first = Date.parse(`${from}T12:00:00Z`);
  const last = to === '' ? first : Date.parse(`${to}T12:00:00Z`);
  const dates: string[] = [];
  for (let at = first; at <= last && dates.length < 366; at += day) {
    dates.push(new Date(at).toISOString().slice(0, 10));
  }
  // A day that was named alone is meant, whatever it is.
  return dates.filter((date) => withWeekends || dates.length === 1 || !isWeekend(date));
}

/** What of it cannot be, before anything is sent. */
export function faultOf(typed: TypedDays, mostAtOnce: number): DaysFault | undefined {
  if (typed.from === '') return 'from';
  if (typed.to !== '' && typed.to < typed.from) return 'to';
  if (typed.start === '' || typed.end === '' || typed.end <= typed.start) return 'end';
  const { length } = datesOf(typed);
  if (length === 0) return 'none';
  return length > mostAtOnce ? 'to' : undefined;
}

/** @param instantOf the instant at which clocks in the Netherlands show a date and time. */
export function daysOf(typed: TypedDays, instantOf: (wall: string) => string): readonly WantedDay[] {
  return datesOf(typed).map((date) => ({
    crew: typed.crew === '' ? null : Number(typed.crew),
    starts_at: instantOf(`${date}T${typed.start}`),
    ends_at: instantOf(`${date}T${typed.end}`),
  }));
}
