import { calendarSchema } from '@vakman/domain/calendar/calendar.answers';
import { describe, expect, test } from 'vitest';
import { exampleCalendar } from '@vakman/domain/calendar/calendar.example';
import {
  colourOf,
  entriesOf,
  isMovable,
  keyOf,
  openedOf,
  routeTo,
  type CalendarEntry,
} from './calendar-entries.ts';
import { shownDays, turned } from './shown-days.ts';

const entries = entriesOf(exampleCalendar);

test('the example is what the database answers', () => {
  expect(calendarSchema.parse(exampleCalendar)).toEqual(exampleCalendar);
});

test('all that takes time comes in the order of the day, each by a name of its own', () => {
  const starts = entries.map(({ of }) => Date.parse(of.starts_at));
  expect(starts).toEqual(starts.toSorted((one, other) => one - other));
  expect(new Set(entries.map(keyOf)).size).toBe(entries.length);
});

test('what is over or blocked is moved by nobody', () => {
  const late = Date.parse('2030-01-01');
  expect(entries.filter((entry) => isMovable(entry, late))).toEqual([]);
  const kinds = new Set(entries.filter((entry) => isMovable(entry, 0)).map(({ kind }) => kind));
  expect(kinds).toEqual(new Set(['booking', 'visit']));
});

test('crews without a colour take them in turn', () => {
  expect(colourOf({ number: 1, colour: '' })).toBe(colourOf({ number: 7, colour: '' }));
  expect(colourOf({ number: 2, colour: 'plum' })).toBe('plum');
});

test('a road leads to an address, letter by letter', () => {
  const booking = entries.find(({ kind }) => kind === 'booking');
  if (booking?.kind !== 'booking') throw new Error('There is no booking.');
  const hostile = { kind: 'booking', of: { ...booking.of, street_address: 'A&b=c#d' } } as const;
  expect(new URL(routeTo(hostile) ?? '').searchParams.get('destination')).toMatch(/^A&b=c#d, /);
  expect(entries.filter(({ kind }) => kind === 'block').map(routeTo)).toEqual([undefined, undefined]);
});

test.each([
  ['day', '2026-11-26', '2026-11-26', '2026-11-26', '2026-11-27'],
  ['week', '2026-11-26', '2026-11-23', '2026-11-29', '2026-12-03'],
  ['month', '2026-11-26', '2026-10-26', '2026-12-06', '2026-12-01'],
] as const)('a %s shows whole weeks and turns to the next', (span, day, from, to, next) => {
  expect(shownDays(span, day)).toEqual({ from, to });
  expect(turned(span, day, 1)).toBe(next);
});

describe('a dialog that stands open', () => {
  const opened = entries.find(({ kind }) => kind === 'booking') as CalendarEntry;
  const changed = (change: object) => [{ ...opened, of: { ...opened.of, ...change } } as CalendarEntry];

  test('shows what is noted meanwhile', () => {
    const entries = changed({ weather_note: 'Regen' });
    expect(openedOf(opened, entries)).toEqual({ entry: entries[0], isOvertaken: false });
  });

  test.each([{ starts_at: '2026-12-01T08:00:00+01:00' }, { crew: 9 }, { status: 'cancelled' }])(
    'keeps what was opened and tells of it when somebody else changes %j',
    (change) => {
      expect(openedOf(opened, changed(change))).toEqual({ entry: opened, isOvertaken: true });
    },
  );

  test('stays when its appointment leaves the days that are shown', () => {
    expect(openedOf(opened, [])).toEqual({ entry: opened, isOvertaken: true });
  });
});
