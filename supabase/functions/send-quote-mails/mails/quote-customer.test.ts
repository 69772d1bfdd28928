import { formatDate } from '@vakman/domain/format/format.dates.ts';
import { languages, type Language } from '@vakman/domain/languages/languages.ts';
import { quoteMailKinds, type QuoteMailKind } from '@vakman/domain/quote/quote.mails.ts';
import { describe, expect, test } from 'vitest';
import type { ClaimedQuote, MailedQuote } from '../../_shared/database/claimed-quote.ts';
import { testHostileTexts } from '../../_shared/fixtures/hostile-mails.ts';
import { token } from '../../_shared/fixtures/stored-booking.ts';
import { quoteMail, storedAnswer, storedQuote } from '../../_shared/fixtures/stored-quote.ts';
import { quoteCustomer } from './quote-customer.ts';

const mailOf = (kind: QuoteMailKind, quote: Partial<MailedQuote> = {}, changes: Partial<ClaimedQuote> = {}) =>
  quoteCustomer(kind, quoteMail(kind, { quote: storedQuote(quote), ...changes }));

const every = languages.flatMap((language) => quoteMailKinds.map((kind) => [language, kind] as const));
const prefix = (language: Language) => (language === 'nl' ? '' : `/${language}`);

describe.each(every)('%s, %s', (language, kind) => {
  const mail = mailOf(kind, { language });

  test('tells the number of the quote, as HTML and as text', () => {
    expect(mail.subject).toContain('2026-0042');
    expect(mail.html).toContain('Proefschilders &');
    expect(mail.text).toContain('Proefschilders & Zn.');
  });

  test('leaves no placeholder open, and no value without words', () => {
    const page = mail.html.replaceAll(/<style>.*?<\/style>/gs, '');
    for (const text of [mail.subject, mail.text, page]) expect(text).not.toMatch(/[{}]|undefined|NaN/);
  });

  test('says its language, and leads to pages in it', () => {
    expect(mail.html).toContain(`<html lang="${language}">`);
    const paths = [...mail.html.matchAll(/href="https:\/\/site\.example([^"]*)"/g)].map(
      ([, path]) => path ?? '',
    );
    expect(paths.length).toBeGreaterThan(0);
    for (const path of paths) expect(path.startsWith(`${prefix(language)}/`)).toBe(true);
  });
});

const linked = ['quote', 'quote-reminder', 'quote-accepted'] as const;

test.each(linked)('%s leads to the page of the quote by its private link', (kind) => {
  const { html, text } = mailOf(kind);
  expect(html).toContain(`href="https://site.example/offerte#${token}"`);
  expect(text).toContain(`https://site.example/offerte#${token}`);
});

test('a code is in the subject, and its mail brings no link that would go with it', () => {
  const { subject, html } = mailOf('quote-code');
  expect(subject).toContain('042137');
  expect(html).not.toContain('/offerte');
});

describe('the offer', () => {
  test('tells both prices where the tax is open, and one where it is not', () => {
    const open = mailOf('quote').text;
    expect(open).toContain('991,26');
    expect(open).toContain('ouder dan twee jaar');
    const known = mailOf('quote', { home_age: 'newer' }).text;
    expect(known).not.toContain('991,26');
    expect(known).not.toContain('ouder dan twee jaar');
  });

  test.each([
    [{ revision: 2 }, 'Uw aangepaste offerte is klaar', 'versie 2'],
    [{ project_id: crypto.randomUUID() }, 'Een offerte voor meerwerk', 'meerwerk'],
    [{}, 'Uw offerte is klaar', 'Geldig tot en met 24 december 2026'],
  ])('%j is told as what it is', (changes, title, fact) => {
    const { text } = mailOf('quote', changes);
    expect(text).toContain(title);
    expect(text).toContain(fact);
  });

  test('of fixed lines alone says nothing of a choice', () => {
    const lines = storedQuote().lines.filter(({ kind }) => kind === 'fixed');
    expect(mailOf('quote', { lines }).text).not.toContain('eerste keuze');
  });
});

describe('what was agreed', () => {
  test('is told with choice, price, tax, statement, signature and the time for withdrawing', () => {
    const { text } = mailOf('quote-accepted');
    for (const fact of [
      'Gekozen: Zijdeglans, twee lagen',
      '991,26',
      'Btw 9%: ',
      'Ouder dan twee jaar',
      'Jan de Vries',
      'tot en met 9 december 2026 herroepen',
      'https://site.example/algemene-voorwaarden',
    ])
      expect(text).toContain(fact);
    expect(text).not.toContain('binnen die tijd te beginnen');
  });

  test('tells what an early start costs whoever withdraws', () => {
    const early = { answer: storedAnswer({ early_start: true }) };
    expect(mailOf('quote-accepted', {}, early).text).toContain('binnen die tijd te beginnen');
  });
});

test('a withdrawal is acknowledged with what was declared, and with day and hour', () => {
  const { text } = mailOf('quote-withdrawn');
  expect(text).toContain('Ik herroep de overeenkomst met Proefschilders & Zn.');
  expect(text).toContain('waarop ik op 25 november 2026 akkoord gaf');
  expect(text).toContain('27 november 2026 om 00:30\u00A0uur, Nederlandse tijd');
  expect(text).not.toContain('op uw verzoek');
  const begun = { accepted: { at: '2026-11-25T13:05:00+00:00', early_start: true } };
  expect(mailOf('quote-withdrawn', {}, begun).text).toContain('op uw verzoek');
});

test.each(languages)('%s: a reminder says until when, and where to refuse it with an account', (language) => {
  const { text } = mailOf('quote-reminder', { language }, { has_account: true });
  expect(text).toContain(`https://site.example${prefix(language)}/profile`);
  expect(text).toContain(formatDate('2026-12-24', language));
  expect(mailOf('quote-reminder', { language }).text).not.toContain('/profile');
});

test('no two languages share a sentence', () => {
  for (const kind of quoteMailKinds) {
    const lines = languages.flatMap((language) => {
      const own = mailOf(kind, { language }).text.split('-- ')[0]?.split('\n') ?? [];
      const isSentence = (line: string) =>
        /\p{L}{4}.* .*\p{L}/u.test(line) &&
        !/^https?:|Kozijnen|Havenstraat|Zijdeglans|Jan de Vries/.test(line);
      return [...new Set(own.filter(isSentence))];
    });
    expect(lines.filter((line, index) => lines.indexOf(line) !== index)).toEqual([]);
  }
});

describe.each(quoteMailKinds)('%s', (kind) => {
  testHostileTexts(mailOf(kind), (text) =>
    mailOf(
      kind,
      {
        title: text,
        name: text,
        street_address: text,
        postal_code: text,
        lines: storedQuote().lines.map((line) => ({ ...line, title: text })),
      },
      kind === 'quote-accepted' ? { answer: storedAnswer({ signed_by: text }) } : {},
    ),
  );
});
