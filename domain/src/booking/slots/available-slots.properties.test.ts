import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Slot } from '../booking.answers.ts';
import type { BookingRules } from '../booking.rules.ts';
import { availableSlots, type SlotSearch } from './available-slots.ts';
import { exampleRules } from './example-rules.ts';
import type { Reservation } from './occupied.ts';

const minute = 60_000;

/** Made once, since making one takes far longer than asking it. */
const dutchClock = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Amsterdam',
  dateStyle: 'short',
  timeStyle: 'medium',
});

/** What the clocks on Dutch walls show, told by another library than the one that computes. */
function wall(instant: string): { day: string; time: string; weekday: number } {
  const text = dutchClock.format(new Date(instant));
  const [day = '', time = ''] = text.split(' ');
  return { day, time: time.slice(0, 5), weekday: new Date(`${day}T00:00:00Z`).getUTCDay() || 7 };
}

const daysBetween = (one: string, other: string) => (Date.parse(other) - Date.parse(one)) / 86_400_000;

/** No time between 02:00 and 03:00: that hour comes never or twice. */
const times = ['00:00', '01:30', '03:00', '06:15', '08:00', '09:30', '12:00', '15:45', '19:00', '23:45'];
const hours = fc
  .subarray(times, { minLength: 2, maxLength: 2 })
  .map(([opens = '', closes = '']) => ({ opens, closes }));

const rules: fc.Arbitrary<BookingRules> = fc.record({
  ...Object.fromEntries(Object.entries(exampleRules).map(([name, value]) => [name, fc.constant(value)])),
  crews: fc.integer({ min: 1, max: 3 }),
  startsEvery: fc.constantFrom(5, 20, 30, 45, 60),
  travelBuffer: fc.constantFrom(0, 15, 30, 90),
  leadWorkingDays: fc.integer({ min: 0, max: 5 }),
  horizonDays: fc.integer({ min: 5, max: 60 }),
  visitMinutes: fc
    .integer({ min: 15, max: 600 })
    .map((length) => ({ ...exampleRules.visitMinutes, '25-50': length })),
  openingHours: fc.array(fc.option(hours, { freq: 4 }), { minLength: 7, maxLength: 7 }),
}) as fc.Arbitrary<BookingRules>;

/** Around Christmas, and around both changes of the clocks. */
const now = fc
  .tuple(fc.constantFrom('2026-10-10', '2026-12-15', '2027-03-15'), fc.integer({ min: 0, max: 20 * 24 * 60 }))
  .map(([day, minutes]) => new Date(Date.parse(day) + minutes * minute).toISOString());

const search: fc.Arbitrary<SlotSearch> = fc.record({
  size: fc.constant('25-50' as const),
  rules,
  now,
  days: fc.integer({ min: 1, max: 14 }),
  reservations: fc.constant([]),
  blocked: fc.constant([]),
});

test('every time lies within the hours of its day, on no holiday, and lasts as long as the visit', () => {
  fc.assert(
    fc.property(search, (asked) => {
      const { rules, size } = asked;
      for (const { starts_at, ends_at } of availableSlots(asked)) {
        const start = wall(starts_at);
        const end = wall(ends_at);
        const day = rules.openingHours[start.weekday - 1];
        expect(day).not.toBeNull();
        expect([start.time >= (day?.opens ?? ''), end.time <= (day?.closes ?? '')]).toEqual([true, true]);
        expect(end.day).toBe(start.day);
        expect(rules.holidays).not.toContain(start.day);
        expect(Date.parse(ends_at) - Date.parse(starts_at)).toBe((rules.visitMinutes[size] ?? 0) * minute);
      }
    }),
  );
});

test('lead time and horizon hold, and what has begun is gone', () => {
  fc.assert(
    fc.property(search, (asked) => {
      const { rules } = asked;
      const today = wall(asked.now).day;
      for (const { starts_at } of availableSlots(asked)) {
        const { day } = wall(starts_at);
        expect(Date.parse(starts_at)).toBeGreaterThan(Date.parse(asked.now));
        expect(daysBetween(today, day)).toBeLessThanOrEqual(rules.horizonDays);
        const working = Array.from({ length: daysBetween(today, day) }, (_, index) =>
          new Date(Date.parse(today) + (index + 1) * 86_400_000).toISOString().slice(0, 10),
        ).filter((date) => ![0, 6].includes(new Date(date).getUTCDay()) && !rules.holidays.includes(date));
        expect(working.length).toBeGreaterThanOrEqual(rules.leadWorkingDays);
      }
    }),
  );
});

/** Milliseconds that a crew has between two visits; negative where they overlap. */
function gap(one: Slot, other: Slot): number {
  return Math.max(
    Date.parse(other.starts_at) - Date.parse(one.ends_at),
    Date.parse(one.starts_at) - Date.parse(other.ends_at),
  );
}

/** A crew that can take the slot, with its way to go before and after. */
function crewFor(slot: Slot, { crews, travelBuffer }: BookingRules, taken: readonly Reservation[]) {
  return Array.from({ length: crews }, (_, index) => index + 1).find((crew) =>
    taken.every((visit) => visit.crew !== crew || gap(visit, slot) >= travelBuffer * minute),
  );
}

test('every time offered has a crew for it, however many were booked before, and no other time has', () => {
  fc.assert(
    fc.property(search, fc.array(fc.nat(), { maxLength: 12 }), (asked, picks) => {
      const reservations: Reservation[] = [];
      const all = availableSlots(asked);
      for (const pick of picks) {
        const offered = availableSlots({ ...asked, reservations });
        expect(offered).toEqual(all.filter((slot) => crewFor(slot, asked.rules, reservations)));
        const slot = offered[pick % offered.length];
        if (!slot) return;
        reservations.push({ ...slot, crew: crewFor(slot, asked.rules, reservations) ?? 0 });
      }
    }),
  );
});

test('hours that are blocked for all crews are offered to nobody', () => {
  const from = fc.integer({ min: 0, max: 20 * 24 * 4 }).map((quarters) => quarters * 15 * minute);
  const length = fc.integer({ min: 1, max: 200 }).map((quarters) => quarters * 15 * minute);
  fc.assert(
    fc.property(search, from, length, (asked, wait, lasts) => {
      const begin = Math.floor(Date.parse(asked.now) / minute) * minute + wait;
      const starts_at = new Date(begin).toISOString();
      const ends_at = new Date(begin + lasts).toISOString();
      const once = { repeats: 'never', repeats_until: null } as const;
      const blocked = [{ crew: null, starts_at, ends_at, ...once }];
      const buffer = asked.rules.travelBuffer * minute;
      expect(availableSlots({ ...asked, blocked })).toEqual(
        availableSlots(asked).filter(
          (slot) => Date.parse(slot.ends_at) + buffer <= begin || Date.parse(slot.starts_at) >= begin + lasts,
        ),
      );
    }),
  );
});
