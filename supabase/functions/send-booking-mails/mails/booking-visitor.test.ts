import { languages, locales, type Language } from '@vakman/domain/languages/languages.ts';
import { timeZone } from '@vakman/domain/time-zone.ts';
import { describe, expect, test } from 'vitest';
import {
  visitorMailKinds,
  type StoredBooking,
  type VisitorMailKind,
} from '../../_shared/database/claimed-booking.ts';
import { hostileTexts } from '../../_shared/fixtures/hostile-texts.ts';
import { bookingMail, token } from '../../_shared/fixtures/stored-booking.ts';
import messages from '../messages/nl.json' with { type: 'json' };
import { bookingVisitor } from './booking-visitor.ts';

/** How a booking stands when each mail goes out. */
const states: Readonly<Record<VisitorMailKind, Partial<StoredBooking>>> = {
  'booking-received': {},
  'booking-confirmed': { status: 'confirmed', sequence: 1, confirmed_at: '2026-11-23T09:00:00+00:00' },
  'booking-refused': { status: 'refused', sequence: 1, refusal_reason: 'De steiger is stuk.' },
  'booking-moved': { sequence: 1 },
  'booking-cancelled': { status: 'cancelled', sequence: 1 },
  'booking-withdrawn': { status: 'withdrawn', sequence: 1, withdrawn_at: '2026-11-22T23:30:12+00:00' },
  'booking-reminder': { status: 'confirmed', sequence: 1, confirmed_at: '2026-11-23T09:00:00+00:00' },
};
const mailOf = (kind: VisitorMailKind, changes: Partial<StoredBooking> = {}, now?: string) =>
  bookingVisitor(kind, bookingMail({ ...states[kind], ...changes }, now));

const every = languages.flatMap((language) => visitorMailKinds.map((kind) => [language, kind] as const));
const prefix = (language: Language) => (language === 'nl' ? '' : `/${language}`);

describe.each(every)('%s, %s', (language, kind) => {
  const mail = mailOf(kind, { language });

  test('tells reference, day and whom to call, as HTML and as text', () => {
    expect(mail.subject).toContain('3F2A-91C4');
    for (const text of ['3F2A-91C4', '26', '036 999 88 77', 'Proefschilders &']) {
      expect(mail.text).toContain(text);
      expect(mail.html).toContain(text);
    }
    expect(mail.html).toContain('href="tel:+31369998877"');
    expect(mail.text).toMatch(/0?9:00/);
  });

  test('leaves no placeholder open, and no value without words', () => {
    const page = mail.html.replaceAll(/<style>.*?<\/style>/gs, '');
    for (const text of [mail.subject, mail.text, page]) expect(text).not.toMatch(/[{}]|undefined|NaN/);
  });

  test('shows the mark of the firm with its name, and fetches nothing', () => {
    expect(mail.html).toContain('role="img" aria-label="Proefschilders &amp; Zn."');
    expect(mail.html).not.toMatch(/<img|url\(|background=|src=/);
  });

  test('says its language, and leads to pages in it', () => {
    expect(mail.html).toContain(`<html lang="${language}">`);
    const paths = [...mail.html.matchAll(/href="https:\/\/site\.example([^"]*)"/g)].map(
      ([, path]) => path ?? '',
    );
    expect(paths.length).toBeGreaterThan(1);
    for (const path of paths) expect(path.startsWith(`${prefix(language)}/`)).toBe(true);
  });

  test('holds no word that the visitor typed', () => {
    for (const text of hostileTexts) {
      const hostile = mailOf(kind, {
        language,
        name: text,
        phone: text,
        phone_normalised: text,
        street_address: text,
        postal_code_normalised: text,
        remarks: text,
        source: text,
        photos: [text],
      });
      expect(hostile).toEqual(mail);
    }
  });
});

const live = ['booking-received', 'booking-confirmed', 'booking-moved', 'booking-reminder'] as const;

test.each(live)('%s: the private link, the price, the deadline and the right to withdraw', (kind) => {
  const { html, text } = mailOf(kind);
  expect(html).toContain(`href="https://site.example/afspraak#${token}"`);
  for (const fact of [
    `https://site.example/afspraak#${token}`,
    '649,95',
    'inclusief 21% btw',
    '25–50\u00A0m²',
    '25 november 2026 om 09:00',
    'herroepen',
    'https://site.example/algemene-voorwaarden',
    'ma–vr: 08:00–17:00\nza: 09:00–15:00',
  ]) {
    expect(text).toContain(fact);
  }
});

test('the right to withdraw ends fourteen days after the confirmation', () => {
  const end = '7 december 2026';
  expect(mailOf('booking-confirmed').text).toContain(end);
  expect(mailOf('booking-reminder', { early_start: false }, '2026-12-07T22:59:00Z').text).toContain(end);
  expect(mailOf('booking-reminder', { early_start: false }, '2026-12-07T23:00:00Z').text).not.toContain(
    'herroepen',
  );
  expect(mailOf('booking-received').text).toContain('14 dagen na onze bevestiging');
});

test('once changing costs something, it is not said to be free', () => {
  const { until, over } = messages.change;
  const { text } = mailOf('booking-reminder', {}, '2026-11-25T08:00:00Z');
  for (const part of over.split('{time}')) expect(text).toContain(part);
  expect(text).not.toContain(until.split('{time}')[0]);
});

test('what was never confirmed is still cancelled free of charge, as the terms say', () => {
  const { over, overRequested } = messages.change;
  const { text } = mailOf('booking-reminder', { status: 'requested' }, '2026-11-25T08:00:00Z');
  expect(text).toContain(overRequested);
  expect(text).not.toContain(over.split('{time}')[0]);
});

test.each([
  [{ kind: 'fixed', price: 649.95 } as const, /vaste prijs/],
  [{ kind: 'range', from: 400, to: 1200 } as const, /€\s400 tot €\s1\.200.*niets verschuldigd/s],
  [{ kind: 'measure' } as const, /opmeten.*niets verschuldigd/s],
])('%j is told with what it obliges to', (price, words) => {
  expect(mailOf('booking-received', { price }).text).toMatch(words);
});

describe('a refusal', () => {
  test("quotes the office's words, marked as such", () => {
    const { html, text } = mailOf('booking-refused', { refusal_reason: 'Regel 1\nRegel 2' });
    expect(html).toContain('Regel 1<br />Regel 2');
    expect(text).toContain('Ons kantoor schrijft hierover:\n\n> Regel 1\n> Regel 2');
  });

  test.each(hostileTexts)('in whose words no tag is one: %#', (refusal_reason) => {
    const tags = (html: string) => (html.match(/<[a-z!/]+/gi) ?? []).filter((tag) => tag !== '<br');
    expect(tags(mailOf('booking-refused', { refusal_reason }).html)).toEqual(
      tags(mailOf('booking-refused').html),
    );
  });

  test('without a reason says nothing of one', () => {
    expect(mailOf('booking-refused', { refusal_reason: null }).text).not.toContain('schrijft hierover');
  });
});

test('whoever asked for an early start is told of no right once the work is done', () => {
  const done = '2026-11-26T12:00:00Z';
  const confirmed = { status: 'confirmed', confirmed_at: '2026-11-23T09:00:00+00:00' } as const;
  const right = 'Als consument kunt u';
  expect(mailOf('booking-confirmed', { ...confirmed, early_start: true }, done).text).not.toContain(right);
  expect(mailOf('booking-confirmed', { ...confirmed, early_start: false }, done).text).toContain(right);
});

test('a withdrawal is acknowledged with what was declared, and with day and hour', () => {
  const { text } = mailOf('booking-withdrawn');
  expect(text).toContain('Ik herroep de overeenkomst met Proefschilders & Zn.');
  expect(text).toContain('geboekt op 21 november 2026');
  expect(text).toContain('23 november 2026 om 00:30\u00A0uur, Nederlandse tijd');
});

test.each([
  ['requested', 'Uiterlijk maandag 23 november om 14:05 uur bevestigen wij'],
  ['confirmed', 'Wij komen op de nieuwe tijd'],
] as const)('a move that is %s', (status, words) => {
  expect(mailOf('booking-moved', { status }).text).toContain(words);
});

describe.each(languages)('%s, until when is confirmed', (language) => {
  // Half past eleven in the evening of the Netherlands is the next day in no clock of theirs.
  const confirm_until = '2027-07-01T21:30:00+00:00';
  const day = new Intl.DateTimeFormat(locales[language], {
    timeZone,
    weekday: 'long',
    day: 'numeric',
    month: 'long',
  }).format(new Date(confirm_until));

  test.each([
    ['booking-received', 2],
    ['booking-moved', 1],
  ] as const)('%s names the day and hour that the database promised', (kind, times) => {
    const { html } = mailOf(kind, { language, confirm_until });
    expect(day).toMatch(/\b1\b|1日/);
    expect(html.split(day)).toHaveLength(times + 1);
    expect(html.split('23:30')).toHaveLength(times + 1);
  });
});

test('until when changing is free says the database, whose rules the office may have set', () => {
  const change_until = '2026-11-24T10:15:00+00:00';
  expect(mailOf('booking-received', { change_until }).text).toContain('24 november 2026 om 11:15');
});

test('no two languages share a sentence', () => {
  for (const kind of visitorMailKinds) {
    const lines = languages.flatMap((language) => {
      const own = mailOf(kind, { language }).text.split('-- ')[0]?.split('\n') ?? [];
      const isSentence = (line: string) =>
        /\p{L}{4}.* .*\p{L}/u.test(line) && !/^(https?:|> )|3F2A-91C4$/.test(line);
      return [...new Set(own.filter(isSentence))];
    });
    expect(lines.filter((line, index) => lines.indexOf(line) !== index)).toEqual([]);
  }
});

describe.each(languages)('%s, where to refuse reminders', (language) => {
  const profile = `https://site.example${prefix(language)}/profile`;
  const withAccount = (kind: VisitorMailKind) =>
    bookingVisitor(kind, { ...bookingMail({ ...states[kind], language }), hasAccount: true });

  test('is told in reminders to whoever has an account', () => {
    const { html, text } = withAccount('booking-reminder');
    expect(html).toContain(`href="${profile}"`);
    expect(text).toContain(profile);
  });

  test('is told in no mail that always comes, and to nobody without an account', () => {
    const others = visitorMailKinds.filter((kind) => kind !== 'booking-reminder');
    for (const { html } of [mailOf('booking-reminder', { language }), ...others.map(withAccount)])
      expect(html).not.toContain(profile);
  });
});
