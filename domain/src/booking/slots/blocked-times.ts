import { Temporal } from 'temporal-polyfill';
import { timeZone } from '../../time-zone.ts';
import type { Repeats } from './repeats.ts';

/** From the first moment up to, and without, the second; in milliseconds. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

const daysBetween = { never: 0, weekly: 7, fortnightly: 14 } as const satisfies Record<Repeats, number>;

/** Hours that the office gives to nobody; without a crew, all of them stay away. */
export interface BlockedTime {
  readonly crew: number | null;
  /** ISO instants; of the first time where it repeats. */
  readonly starts_at: string;
  readonly ends_at: string;
  readonly repeats: Repeats;
  /** The last day on which it may begin again, such as `2027-03-31`; null: for good. */
  readonly repeats_until: string | null;
}

/** In milliseconds, when no clock is changed. */
const dayLength = 86_400_000;

/** The same time by the clock, so many days later. Of two moments with that time it is the later. */
const later = (moment: Temporal.ZonedDateTime, days: number) =>
  moment.toPlainDateTime().add({ days }).toZonedDateTime(timeZone, { disambiguation: 'later' });

const zoned = (instant: string) => Temporal.Instant.from(instant).toZonedDateTimeISO(timeZone);

/** When a blocked time touches a span, as often as it repeats there. */
export function occurrencesOf(blocked: BlockedTime, within: Span): Span[] {
  const [first, last] = [zoned(blocked.starts_at), zoned(blocked.ends_at)];
  const touching = [{ from: first.epochMilliseconds, to: last.epochMilliseconds }];
  const days = daysBetween[blocked.repeats];
  const lastDay = blocked.repeats_until === null ? undefined : Temporal.PlainDate.from(blocked.repeats_until);
  const turns = days === 0 ? 0 : Math.ceil((within.to - first.epochMilliseconds) / (days * dayLength)) + 1;
  for (let turn = 1; turn <= turns; turn += 1) {
    const [starts, ends] = [later(first, turn * days), later(last, turn * days)];
    if (lastDay && Temporal.PlainDate.compare(starts.toPlainDate(), lastDay) > 0) break;
    if (starts.epochMilliseconds < ends.epochMilliseconds)
      touching.push({ from: starts.epochMilliseconds, to: ends.epochMilliseconds });
  }
  return touching.filter(({ from, to }) => from < within.to && within.from < to);
}
