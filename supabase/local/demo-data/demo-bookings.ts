import { accesses, heights, materials } from '@vakman/domain/booking/booking.fields';
import type { BookedPrice } from '@vakman/domain/booking/booking.answers';
import { isoMoment, momentOf } from '@vakman/domain/booking/slots/local-time';
import { Temporal } from 'temporal-polyfill';
import type { DemoPerson } from './demo-people.ts';
import type { Random } from './random.ts';

/** What the database knows of how appointments are given out. */
export interface DemoDesk {
  readonly crews: number;
  readonly travel_buffer: number;
  /** ISO weekday, and minutes of the day. */
  readonly hours: readonly { readonly weekday: number; readonly opens: number; readonly closes: number }[];
  readonly price: { readonly fixed: number; readonly from: number; readonly to: number };
  readonly holidays: readonly string[];
  readonly lengths: readonly { readonly size: string; readonly minutes: number }[];
}

const minute = 60_000;
const dayLength = 24 * 60 * minute;
const daysAhead = 60;

const priceOf = (random: Random, { fixed, from, to }: DemoDesk['price']): BookedPrice =>
  random.choose<BookedPrice>([
    { kind: 'fixed', price: fixed },
    { kind: 'range', from, to },
    { kind: 'measure' },
  ]);

const status = (random: Random, starts: number, now: number) => {
  if (starts > now + 4 * dayLength && random.chance(0.25)) return 'requested';
  // Of what is older only done jobs are kept.
  if (starts < now - 330 * dayLength) return 'confirmed';
  return random.chance(0.9) ? 'confirmed' : random.choose(['cancelled', 'refused', 'withdrawn']);
};

/** So many visits, from two months ahead back as far as it takes: no crew is in two places at once. */
export function makeBookings(
  random: Random,
  { desk, people, now, count }: { desk: DemoDesk; people: readonly DemoPerson[]; now: number; count: number },
) {
  const bookings = [];
  for (let back = -daysAhead; bookings.length < count && back < 4000; back += 1) {
    const day = new Date(now - back * dayLength).toISOString().slice(0, 10);
    const weekday = new Date(`${day}T12:00:00Z`).getUTCDay() || 7;
    const hours = desk.hours.find((each) => each.weekday === weekday);
    if (!hours || desk.holidays.includes(day)) continue;
    for (let crew = 1; crew <= desk.crews; crew += 1) {
      let from = hours.opens;
      while (bookings.length < count && random.chance(back < 0 ? 0.55 : 0.85)) {
        const { size, minutes } = random.choose(desk.lengths);
        if (from + minutes > hours.closes) break;
        bookings.push(
          makeBooking(random, {
            person: random.choose(people),
            now,
            day,
            from,
            size,
            minutes,
            crew,
            price: priceOf(random, desk.price),
          }),
        );
        from += minutes + desk.travel_buffer;
      }
    }
  }
  return bookings;
}

interface Visit {
  readonly person: DemoPerson;
  readonly now: number;
  readonly day: string;
  /** Minutes of the day, as clocks show it. */
  readonly from: number;
  readonly size: string;
  readonly minutes: number;
  readonly crew: number;
  readonly price: BookedPrice;
}

function makeBooking(random: Random, { person, now, day, from, size, minutes, crew, price }: Visit) {
  const starts = momentAt(day, from);
  const asked = Math.min(starts - (3 + random.next() * 30) * dayLength, now - random.next() * 2 * dayLength);
  const became = status(random, starts, now);
  const iso = (time: number) => new Date(time).toISOString();
  const changed = Math.min(now, asked + random.next() * dayLength);
  return {
    crew,
    row: {
      ...person,
      id: random.uuid(),
      created_at: iso(asked),
      status: became,
      sequence: became === 'requested' ? 0 : 1,
      updated_at: iso(became === 'requested' ? asked : changed),
      starts_at: iso(starts),
      ends_at: iso(starts + minutes * minute),
      square_meters: size,
      material: random.choose(materials),
      height: random.choose(heights),
      access: random.choose(accesses),
      impregnation: random.chance(0.4),
      early_start: starts - asked < 15 * dayLength,
      price,
      source: random.chance(0.2) ? 'vve-almere' : null,
      confirmed_at: became === 'confirmed' ? iso(changed) : null,
      withdrawn_at: became === 'withdrawn' ? iso(changed) : null,
      refusal_reason: became === 'refused' ? 'De gevel is hoger dan onze steiger reikt.' : null,
    },
  };
}
export type DemoBooking = ReturnType<typeof makeBooking>;

/** Milliseconds of the minute of a day, as clocks show it. */
const momentAt = (day: string, minutes: number) => {
  const time = Temporal.PlainTime.from({ hour: Math.floor(minutes / 60), minute: minutes % 60 });
  return Date.parse(isoMoment(momentOf(Temporal.PlainDate.from(day), time)));
};
