import { expect, test } from 'vitest';
import { addresses } from '../../generated/addresses.ts';
import { facts } from '../../generated/facts.ts';
import { calendarText } from './save-calendar-file.ts';

test('the file has what a calendar needs, and the way to the appointment', () => {
  const text = calendarText({
    appointment: {
      booking_id: '3f2a91c4-0000-4000-8000-000000000000',
      reference: '3F2A-91C4',
      sequence: 0,
      status: 'requested',
      starts_at: '2026-12-17T08:00:00+01:00',
      ends_at: '2026-12-17T12:00:00+01:00',
    },
    token: 'f',
    address: 'Dam 1 hoog, 1315 AB',
    language: 'en',
    words: { title: 'Cleaning by {company}', text: 'Reference {reference}:' },
  }).replaceAll('\r\n ', '');
  for (const line of [
    'UID:3f2a91c4-0000-4000-8000-000000000000',
    'DTSTART:20261217T070000Z',
    'DTEND:20261217T110000Z',
    'LOCATION:Dam 1 hoog\\, 1315 AB',
    `SUMMARY:Cleaning by ${facts.company.name}`,
    `DESCRIPTION:Reference 3F2A-91C4: ${addresses.siteUrl}/en/afspraak#f`,
    `URL;VALUE=URI:${addresses.siteUrl}/en/afspraak#f`,
  ])
    expect(text.split('\r\n')).toContain(line);
});
