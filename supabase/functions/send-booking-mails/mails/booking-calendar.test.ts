import { languages } from '@vakman/domain/languages/languages.ts';
import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import type { StoredBooking } from '../../_shared/database/claimed-booking.ts';
import { hostileTexts } from '../../_shared/fixtures/hostile-texts.ts';
import { bookingMail, token } from '../../_shared/fixtures/stored-booking.ts';
import { calendarAttachment } from './booking-calendar.ts';

const attachment = (changes: Partial<StoredBooking> = {}) => calendarAttachment(bookingMail(changes));

function read(changes: Partial<StoredBooking> = {}) {
  const { content } = attachment(changes);
  const calendar = new ICAL.Component(ICAL.parse(content) as unknown[]);
  const component = calendar.getFirstSubcomponent('vevent');
  if (!component) throw new Error('No event in the file');
  return {
    method: calendar.getFirstPropertyValue('method'),
    status: component.getFirstPropertyValue('status'),
    entry: new ICAL.Event(component),
  };
}

test('a calendar reads the appointment', () => {
  const { entry } = read();
  expect(entry.startDate.toJSDate()).toEqual(new Date('2026-11-26T08:00:00Z'));
  expect(entry.endDate.toJSDate()).toEqual(new Date('2026-11-26T12:00:00Z'));
  expect(entry.summary).toBe('Gevelreiniging door Proefschilders & Zn.');
  expect(entry.description).toContain(`https://site.example/afspraak#${token}`);
  expect(entry.organizer).toBe('mailto:info@proef.example');
});

test('each change goes to the same entry, with a higher number', () => {
  const first = read();
  const moved = read({
    sequence: 1,
    starts_at: '2026-12-01T08:00:00+00:00',
    ends_at: '2026-12-01T12:00:00+00:00',
  });
  const over = read({ sequence: 2, status: 'cancelled' });
  expect(new Set([first, moved, over].map(({ entry }) => entry.uid)).size).toBe(1);
  expect([first, moved, over].map(({ entry }) => entry.sequence)).toEqual([0, 1, 2]);
});

test.each([
  ['requested', 'REQUEST', 'TENTATIVE'],
  ['confirmed', 'REQUEST', 'CONFIRMED'],
  ['refused', 'CANCEL', 'CANCELLED'],
  ['cancelled', 'CANCEL', 'CANCELLED'],
  ['withdrawn', 'CANCEL', 'CANCELLED'],
] as const)('%s: %s, %s, also in the type of the file', (status, method, state) => {
  expect(read({ status })).toMatchObject({ method, status: state });
  expect(attachment({ status })).toMatchObject({
    filename: '3F2A-91C4.ics',
    contentType: `text/calendar; method=${method}; charset=utf-8`,
  });
});

test.each(languages)(
  '%s: the words are of that language, and hold none that the visitor typed',
  (language) => {
    const plain = attachment({ language });
    for (const text of hostileTexts) {
      expect(attachment({ language, name: text, street_address: text, remarks: text })).toEqual(plain);
    }
  },
);

test('without a link it leads home', () => {
  const { content } = calendarAttachment({ ...bookingMail({ language: 'de' }), token: null });
  expect(content).toContain('https://site.example/de/');
  expect(content).not.toContain('/afspraak');
});
