import { describe, expect, test } from 'vitest';
import type { OfficeMailKind, StoredBooking } from '../../_shared/database/claimed-booking.ts';
import { facts } from '../../_shared/fixtures/facts.ts';
import { testHostileTexts } from '../../_shared/fixtures/hostile-mails.ts';
import { bookingMail, token } from '../../_shared/fixtures/stored-booking.ts';
import { bookingOffice } from './booking-office.ts';

const link = (file: string) =>
  `https://backend.example/storage/v1/object/sign/project-images/bookings/x/${file}?token=office`;
const photos = {
  links: [link('a.jpg'), link('b.pdf')],
  folder: 'bookings/x',
  expires: new Date('2026-11-28T13:05:00Z'),
  missing: 0,
};
const office = (changes: Partial<StoredBooking> = {}, kind: OfficeMailKind = 'booking-office') =>
  bookingOffice(kind, { ...bookingMail(changes), photos });

describe('the mail to the office', () => {
  const mail = office({ source: 'partner-site', language: 'uk' });

  test('holds everything that the visitor gave, in Dutch words', () => {
    for (const text of [
      'Jan de Vries',
      'jan@example.org',
      '06-1234 5678',
      'Havenstraat 7, 1354 AB',
      'De poort is smal.',
      'Graag bellen.',
      '25–50',
      'Baksteen',
      'Twee bouwlagen',
      'Ja, reinigen en impregneren',
      '649,95',
      'de klant vroeg erom',
      'Oekraïens',
      'partner-site',
      '3F2A-91C4',
      'donderdag 26 november 2026, 09:00',
    ]) {
      expect(mail.text).toContain(text);
      expect(mail.html).toContain(text);
    }
  });

  test('leads to the page on which the office decides, and tells by when', () => {
    expect(mail.html).toContain(`href="https://site.example/afspraak#${token}"`);
    expect(mail.text).toContain(`https://site.example/afspraak#${token}`);
    expect(mail.text).toContain('vóór maandag 23 november 2026 om 14:05');
  });

  test('lets the office call and write with one click', () => {
    expect(mail.html).toContain('href="tel:+31612345678"');
    expect(mail.html).toContain('href="mailto:jan@example.org"');
  });

  test('shows the photos', () => {
    expect(mail.html).toMatch(/<img[^>]+a\.jpg/);
    expect(mail.text).toContain(`Foto 1: ${link('a.jpg')}`);
  });
});

const place = 'do 26 november, 09:00, Jan de Vries, Almere Haven';

test.each([
  ['new', {}, `Nieuwe afspraak 3F2A-91C4: ${place}`],
  ['confirmed', { sequence: 1, status: 'confirmed' }, `Bevestigd 3F2A-91C4: ${place}`],
  ['moved', { sequence: 1 }, `Verzet 3F2A-91C4: ${place}`],
  ['cancelled', { sequence: 1, status: 'cancelled' }, `Afgezegd 3F2A-91C4: ${place}`],
  [
    'withdrawn',
    { sequence: 1, status: 'withdrawn', withdrawn_at: '2026-11-22T09:30:00+00:00' },
    `Herroepen 3F2A-91C4: ${place}`,
  ],
] as const)('%s is told in the subject', (_event, changes, subject) => {
  expect(office(changes).subject).toBe(subject);
});

test('a request for an early start is told as one, and when it was promised to be confirmed', () => {
  const { subject, text } = office({ sequence: 1 }, 'booking-asked');
  expect(subject).toBe(`Bevestigen kan 3F2A-91C4: ${place}`);
  expect(text).toContain('Beloofd is dat vóór maandag 23 november 2026 om 14:05');
});

test('what the office has confirmed, it may still move or refuse', () => {
  const { text } = office({ sequence: 1, status: 'confirmed' });
  expect(text).toContain(`Verzetten of weigeren:\nhttps://site.example/afspraak#${token}`);
  expect(text).not.toContain('Beloofd');
});

test.each(['cancelled', 'withdrawn'] as const)('of what is %s there is nothing to decide', (status) => {
  const { html, text } = office({ sequence: 1, status, withdrawn_at: '2026-11-22T09:30:00+00:00' });
  expect(html + text).not.toContain(token);
});

test('a withdrawal is told with its day and hour', () => {
  const changes = { status: 'withdrawn', withdrawn_at: '2026-11-22T09:30:00+00:00' } as const;
  expect(office(changes).text).toContain('Ontvangen op zondag 22 november 2026 om 10:30');
});

test('no remarks and no number are told as such', () => {
  const { html, text } = office({ remarks: '', phone: 'bel maar aan', phone_normalised: '' });
  expect(text).toContain('Geen opmerkingen.');
  expect(html.match(/href="tel:[^"]*"/g)).toEqual([`href="${facts.company.phone.href}"`]);
});

testHostileTexts(office(), (text) =>
  office({
    name: text,
    email: text,
    phone: text,
    street_address: text,
    postal_code_normalised: text,
    remarks: text,
  }),
);
