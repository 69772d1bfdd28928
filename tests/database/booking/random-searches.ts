import { squareMeters } from '@vakman/domain/square-meters';
import type { BookingRules } from '@vakman/domain/booking/booking.rules';
import type { SlotSearch } from '@vakman/domain/booking/slots/available-slots';
import type { BlockedTime } from '@vakman/domain/booking/slots/blocked-times';
import { repeats } from '@vakman/domain/booking/slots/repeats';
import type { Reservation } from '@vakman/domain/booking/slots/occupied';
import * as fc from 'fast-check';

/** A reservation that counts until it expires; null for one that was booked. */
export interface TakenTime extends Reservation {
  readonly expires_at: string | null;
}

export interface RandomSearch extends Omit<SlotSearch, 'reservations'> {
  /** No two of a crew overlap. */
  readonly taken: readonly TakenTime[];
}

const minute = 60_000;
const day = 24 * 60 * minute;
const iso = (moment: number) => new Date(moment).toISOString();

/** Around the turn of a year, and around both changes of the clocks. */
const centres = ['2026-10-25', '2026-12-28', '2027-03-28'].map((date) => Date.parse(date));

/** The hour between 02:00 and 03:00 comes never or twice on two days of the year. */
const times = ['00:00', '01:30', '02:00', '02:30', '03:00', '06:10', '08:00', '12:00', '17:00', '23:45'];

const hours = fc
  .subarray(times, { minLength: 2, maxLength: 2 })
  .map(([opens = '', closes = '']) => ({ opens, closes }));

const dates = (centre: number) =>
  fc.integer({ min: -10, max: 30 }).map((days) => iso(centre + days * day).slice(0, 10));

const rulesAround = (centre: number): fc.Arbitrary<BookingRules> =>
  fc.record({
    crews: fc.integer({ min: 1, max: 3 }),
    startsEvery: fc.constantFrom(5, 20, 30, 45, 60),
    travelBuffer: fc.constantFrom(0, 15, 30, 90),
    leadWorkingDays: fc.integer({ min: 0, max: 5 }),
    horizonDays: fc.integer({ min: 0, max: 40 }),
    holdMinutes: fc.constant(15),
    holdsPerAddress: fc.constant(3),
    changeWorkingDays: fc.integer({ min: 0, max: 5 }),
    confirmWorkingDays: fc.integer({ min: 0, max: 5 }),
    reminderHour: fc.constant(10),
    visitMinutes: fc
      .array(fc.option(fc.integer({ min: 15, max: 600 }), { freq: 6 }), {
        minLength: squareMeters.length,
        maxLength: squareMeters.length,
      })
      .map(
        (lengths) =>
          Object.fromEntries(
            squareMeters.map((size, index) => [size, lengths[index] ?? null]),
          ) as BookingRules['visitMinutes'],
      ),
    openingHours: fc.array(fc.option(hours, { freq: 5 }), { minLength: 7, maxLength: 7 }),
    holidays: fc.uniqueArray(dates(centre), { maxLength: 8 }).map((days) => days.toSorted()),
  });

/** A span of a quarter of an hour to ten hours, as it may lie in the first two weeks. */
const spanFrom = (now: number) =>
  fc.tuple(fc.integer({ min: 0, max: 14 * 96 }), fc.integer({ min: 1, max: 40 })).map(([wait, quarters]) => {
    const starts = Math.ceil(now / (15 * minute)) * 15 * minute + wait * 15 * minute;
    return { starts_at: iso(starts), ends_at: iso(starts + quarters * 15 * minute) };
  });

/** One that repeats may have begun weeks ago. */
const blockedFrom = (now: number, centre: number): fc.Arbitrary<BlockedTime> =>
  fc
    .tuple(fc.integer({ min: 0, max: 8 * 7 }), fc.constantFrom(...repeats))
    .chain(([daysAgo, repeats]) =>
      fc.record({
        crew: fc.option(fc.integer({ min: 1, max: 3 })),
        span: spanFrom(repeats === 'never' ? now : now - daysAgo * day),
        repeats: fc.constant(repeats),
        repeats_until: fc.option(dates(centre)),
      }),
    )
    .map(({ span, ...rest }) => ({ ...span, ...rest }));

/** Booked, held, or held until a moment ago. */
const takenFrom = (now: number): fc.Arbitrary<TakenTime> =>
  fc
    .tuple(fc.integer({ min: 1, max: 3 }), spanFrom(now), fc.constantFrom(null, null, 10, -10))
    .map(([crew, span, minutes]) => ({
      crew,
      ...span,
      expires_at: minutes === null ? null : iso(now + minutes * minute),
    }));

/** Leaves out what the database would refuse: a crew at two places. */
function withoutOverlaps(taken: readonly TakenTime[], buffer: number): TakenTime[] {
  const kept: TakenTime[] = [];
  for (const one of taken) {
    const meets = (other: TakenTime) =>
      other.crew === one.crew &&
      Date.parse(one.starts_at) < Date.parse(other.ends_at) + buffer &&
      Date.parse(other.starts_at) < Date.parse(one.ends_at) + buffer;
    if (!kept.some(meets)) kept.push(one);
  }
  return kept;
}

const moments = fc
  .tuple(fc.constantFrom(...centres), fc.integer({ min: -12 * 24 * 60, max: 2 * 24 * 60 }))
  .map(([centre, minutes]) => ({ centre, now: centre + minutes * minute }));

/** Any rules, any appointments, any day: what somebody might ask for around the days on which arithmetic goes wrong. */
export const searches: fc.Arbitrary<RandomSearch> = moments.chain(({ centre, now }) =>
  fc
    .record({
      size: fc.constantFrom(...squareMeters),
      rules: rulesAround(centre),
      now: fc.constant(iso(now)),
      from: fc.option(dates(centre), { nil: undefined }),
      days: fc.integer({ min: 1, max: 62 }),
      taken: fc.array(takenFrom(now), { maxLength: 12 }),
      blocked: fc.array(blockedFrom(now, centre), { maxLength: 4 }),
    })
    .map((search) => ({
      ...search,
      taken: withoutOverlaps(search.taken, search.rules.travelBuffer * minute),
    })),
);
