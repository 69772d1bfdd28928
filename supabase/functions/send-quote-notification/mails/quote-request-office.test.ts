import { fields } from '@vakman/domain/quote-request/quote-request.fields.ts';
import { describe, expect, test } from 'vitest';
import { facts } from '../../_shared/fixtures/facts.ts';
import { testHostileTexts } from '../../_shared/fixtures/hostile-mails.ts';
import { storedQuoteRequest } from '../../_shared/fixtures/stored-quote-request.ts';
import { translateQuoteForm } from '../../_shared/translations/quote-form-messages.ts';
import { quoteRequestOffice } from './quote-request-office.ts';

const siteUrl = 'https://site.example';
const link = (file: string) =>
  `https://backend.example/storage/v1/object/sign/project-images/quote-requests/x/${file}?token=office`;
const photos = {
  links: [link('a.jpg'), link('b.pdf')],
  folder: 'quote-requests/x',
  expires: new Date('2026-11-28T13:05:00Z'),
  missing: 0,
};
const office = (changes: Parameters<typeof storedQuoteRequest>[0] = {}, shown = photos) =>
  quoteRequestOffice({ request: storedQuoteRequest(changes), photos: shown, facts, siteUrl });

describe('the mail to the office', () => {
  const mail = office({ source: 'partner-site', language: 'uk' });

  test('holds everything that the applicant gave, in Dutch words', () => {
    for (const text of [
      'Jan de Vries',
      'jan@example.org',
      '06-1234 5678',
      'Havenstraat 7, 1354 AB',
      'Vier kozijnen.',
      'Graag voor de winter.',
      '25–50',
      'Binnen 1 maand',
      'Oekraïens',
      'partner-site',
      '3F2A-91C4',
    ]) {
      expect(mail.text).toContain(text);
      expect(mail.html).toContain(text);
    }
  });

  test.each(fields)('holds what was typed or chosen as $name', ({ name, control }) => {
    const request = storedQuoteRequest();
    const typed = name === 'postal_code' ? request.postal_code_normalised : request[name];
    const shown = control === 'select' ? translateQuoteForm('nl')(`fields.${name}.label`) : typed;
    for (const line of shown.split('\n')) expect(mail.text).toContain(line);
  });

  test('says until when an answer was promised, on the Dutch clock', () => {
    expect(mail.text).toContain('maandag 23 november 2026 om 02:05');
  });

  test('lets the office call and write with one click', () => {
    expect(mail.html).toContain('href="tel:+31612345678"');
    expect(mail.html).toContain('href="mailto:jan@example.org"');
  });

  test('shows pictures and names documents, both behind links that expire', () => {
    expect(mail.html).toMatch(/<img[^>]+a\.jpg/);
    expect(mail.html).not.toMatch(/<img[^>]+b\.pdf/);
    expect(mail.html).toContain(`href="${link('b.pdf')}"`);
    expect(mail.text).toContain(`Foto 1: ${link('a.jpg')}`);
    expect(mail.text).toContain('zaterdag 28 november 2026');
  });

  test('names applicant and town in its subject', () => {
    expect(mail.subject).toBe('Offerteaanvraag 3F2A-91C4: Jan de Vries, Almere Haven');
  });
});

test.each([
  ['1354 AB', 'Binnen het werkgebied: Almere Haven'],
  ['9999 ZZ', 'Buiten het vaste werkgebied'],
  ['SW1A 1AA', 'Postcode niet herkend'],
])('%s: %s', (postalCode, words) => {
  expect(office({ postal_code_normalised: postalCode }).text).toContain(words);
});

test('missing photos are told', () => {
  expect(office({}, { ...photos, links: [], missing: 2 }).text).toContain('niet meer in de opslag lag: 2');
  expect(office({}, { ...photos, links: [] }).text).toContain('geen foto’s meegestuurd');
});

test('a number that is none cannot be called, but is shown', () => {
  const { html } = office({ phone: 'bel maar aan', phone_normalised: '' });
  expect(html).toContain('bel maar aan');
  expect(html.match(/href="tel:[^"]*"/g)).toEqual([`href="${facts.company.phone.href}"`]);
});

testHostileTexts(office(), (text) =>
  office({
    name: text,
    email: text,
    phone: text,
    street_address: text,
    postal_code: text,
    postal_code_normalised: text,
    message: text,
  }),
);
