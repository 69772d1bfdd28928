import * as fc from 'fast-check';
import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import { bookingStatuses, liveStatuses } from './booking/booking.fields.ts';
import { calendarFile, calendarMethod, type CalendarEvent } from './calendar-file.ts';

const event: CalendarEvent = {
  bookingId: '3f2a91c4-0b1d-4e8e-9a55-0c3d2b1a0f9e',
  sequence: 0,
  status: 'requested',
  startsAt: '2026-11-26T08:00:00+00:00',
  endsAt: '2026-11-26T12:00:00+00:00',
  stampedAt: '2026-11-21T10:00:00Z',
  summary: 'Gevelreiniging',
  description: 'Uw afspraak met Vakman Schilders.',
  location: 'Kerkstraat 1, 1315 AB',
  url: 'https://vakman.example/afspraak#0123456789abcdef',
  organizer: { name: 'Vakman Schilders', email: 'info@vakman.example' },
  attendee: { name: 'Jan de Vries', email: 'jan@example.nl' },
};

function read(change: Partial<CalendarEvent> = {}) {
  const calendar = new ICAL.Component(ICAL.parse(calendarFile({ ...event, ...change })) as unknown[]);
  const component = calendar.getFirstSubcomponent('vevent');
  if (!component) throw new Error('No event in the file');
  const value = (name: string) => component.getFirstPropertyValue(name);
  return { calendar, component, value, entry: new ICAL.Event(component) };
}

test('a calendar reads when, where and with whom, in its own time', () => {
  const { calendar, component, value, entry } = read();
  expect(calendar.getFirstPropertyValue('version')).toBe('2.0');
  expect(calendar.getFirstPropertyValue('method')).toBe('REQUEST');
  expect(entry.uid).toBe(event.bookingId);
  expect(entry.startDate.toJSDate()).toEqual(new Date('2026-11-26T08:00:00Z'));
  expect(entry.endDate.toJSDate()).toEqual(new Date('2026-11-26T12:00:00Z'));
  expect(String(value('dtstamp'))).toBe('2026-11-21T10:00:00Z');
  expect(entry).toMatchObject({
    summary: event.summary,
    description: event.description,
    location: event.location,
    sequence: 0,
    organizer: 'mailto:info@vakman.example',
  });
  expect(value('url')).toBe(event.url);
  expect(value('status')).toBe('TENTATIVE');
  const attendee = component.getFirstProperty('attendee');
  expect(String(attendee?.getFirstValue()).toLowerCase()).toBe('mailto:jan@example.nl');
  expect([attendee?.getParameter('cn'), attendee?.getParameter('partstat')]).toEqual([
    'Jan de Vries',
    'ACCEPTED',
  ]);
});

test.each([
  ['winter', '2026-10-24T22:30:00+02:00', '2026-10-24T20:30:00.000Z'],
  ['summer', '2027-06-01T09:00:00+02:00', '2027-06-01T07:00:00.000Z'],
])('a time with its offset is the same moment in %s', (_season, startsAt, moment) => {
  expect(read({ startsAt, endsAt: startsAt }).entry.startDate.toJSDate().toISOString()).toBe(moment);
});

test('the reminder comes a day before', () => {
  const alarm = read().component.getFirstSubcomponent('valarm');
  expect(alarm?.getFirstPropertyValue('action')).toBe('DISPLAY');
  expect(String(alarm?.getFirstPropertyValue('trigger'))).toBe('-P1D');
});

test('a change carries the same UID and a higher sequence; what is over is taken out of the calendar', () => {
  for (const [sequence, status] of bookingStatuses.entries()) {
    const { calendar, component, entry, value } = read({ sequence, status });
    const isLive = liveStatuses.has(status);
    expect([entry.uid, entry.sequence]).toEqual([event.bookingId, sequence]);
    expect(calendar.getFirstPropertyValue('method')).toBe(isLive ? 'REQUEST' : 'CANCEL');
    expect(calendarMethod({ ...event, status })).toBe(isLive ? 'REQUEST' : 'CANCEL');
    expect(value('status') === 'CANCELLED').toBe(!isLive);
    expect(component.getAllSubcomponents('valarm')).toHaveLength(isLive ? 1 : 0);
  }
  expect(read({ status: 'confirmed' }).value('status')).toBe('CONFIRMED');
});

test('who saves the file himself is sent nothing', () => {
  const { calendar, component } = read({ attendee: undefined });
  expect(calendar.getFirstPropertyValue('method')).toBe('PUBLISH');
  expect(component.getAllProperties('attendee')).toEqual([]);
});

const hostile = fc
  .array(
    fc.oneof(
      fc.string({ unit: 'binary', maxLength: 20 }),
      fc.constantFrom(
        '\r\n',
        '\n',
        '\r',
        ',',
        ';',
        ':',
        '"',
        '\\',
        '\\n',
        '^',
        '😀',
        '👩‍🎨',
        '\u2028',
        '\0',
        '\t',
      ),
      fc.constantFrom('END:VEVENT', '\r\nATTENDEE:mailto:x@y.nl\r\n', 'é'.repeat(80), '外墙清洗'.repeat(30)),
    ),
    { maxLength: 40 },
  )
  .map((parts) => parts.join('').slice(0, 2000));

/** Text as it is after a calendar file: line breaks are all alike, and nothing else that controls is left. */
const plain = (text: string) =>
  text
    .replaceAll('\0', '')
    .replaceAll(/\p{Surrogate}/gu, '')
    .replaceAll(/\r\n?|[\u0085\u2028\u2029]/g, '\n')
    .replaceAll(/[^\P{Cc}\n]/gu, ' ');
const onLine = (text: string) => plain(text).replaceAll('\n', ' ').trim();

test('whatever is written, it stays text: no line of its own, and nothing lost', () => {
  fc.assert(
    fc.property(hostile, hostile, hostile, (description, location, name) => {
      const attendee = { name: `J${name}`, email: 'jan@example.nl' };
      const { component, entry } = read({ description: `.${description}`, location, attendee });
      expect(entry.description).toBe(plain(`.${description}`));
      expect(entry.location ?? '').toBe(onLine(location));
      expect(component.getAllProperties('attendee')).toHaveLength(1);
      expect(component.getFirstProperty('attendee')?.getParameter('cn') ?? '').toBe(
        onLine(attendee.name).replaceAll(/["\\^]/g, ''),
      );
    }),
  );
});

test('lines end and fold as RFC 5545 says', () => {
  const bytes = new TextEncoder();
  fc.assert(
    fc.property(hostile, (description) => {
      const file = calendarFile({ ...event, description });
      expect(file.endsWith('END:VCALENDAR\r\n')).toBe(true);
      const lines = file.split('\r\n');
      expect(lines.every((line) => bytes.encode(line).length <= 75 && !/[\r\n]/.test(line))).toBe(true);
    }),
  );
});

test('the same event gives the same file', () => {
  expect(calendarFile(event)).toBe(calendarFile({ ...event }));
});
