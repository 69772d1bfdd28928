import type { OpeningHours } from '../opening-hours.ts';
import { squareMeters, type SquareMeters } from '../square-meters.ts';

/** How appointments are given out; the contractor edits them in `content/booking.yaml`. Times are those of the Netherlands. */
export interface BookingRules {
  /** Crews that clean at the same time; numbered from 1. */
  readonly crews: number;
  /** Minutes between two possible starts, counted from the opening of the day. */
  readonly startsEvery: number;
  /** Minutes that a crew keeps free after each visit, for the way to the next one; they may lie after closing time. */
  readonly travelBuffer: number;
  /** The first bookable day is this many working days after today. */
  readonly leadWorkingDays: number;
  /** Days from today that can be booked. */
  readonly horizonDays: number;
  /** Minutes that a slot is held while the visitor fills in who he is. */
  readonly holdMinutes: number;
  /** Slots that one network address may hold at once. */
  readonly holdsPerAddress: number;
  /** Moved or cancelled free of charge until this many working days before, at the time of day of the appointment. */
  readonly changeWorkingDays: number;
  /** The office confirms within this many working days, at the time of day at which it was asked. */
  readonly confirmWorkingDays: number;
  /** Hour of the day before at which the reminder goes out. */
  readonly reminderHour: number;
  /** Minutes of a visit by size; `null` where it does not fit a day, so that a quote comes first. */
  readonly visitMinutes: Readonly<Record<SquareMeters, number | null>>;
  /** Seven days, Monday first; null: closed. */
  readonly openingHours: OpeningHours;
  /** Public holidays as `2026-12-25`, sorted; nobody works then. */
  readonly holidays: readonly string[];
}

/** Minutes of a visit; null where it fits no day, undefined for what is no size, such as none chosen yet. */
export function visitMinutes(
  size: string,
  rules: Pick<BookingRules, 'visitMinutes'>,
): number | null | undefined {
  const known = squareMeters.find((each) => each === size);
  return known && rules.visitMinutes[known];
}
