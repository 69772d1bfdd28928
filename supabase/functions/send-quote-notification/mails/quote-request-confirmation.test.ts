import { languages } from '@vakman/domain/languages/languages.ts';
import { describe, expect, test } from 'vitest';
import { facts } from '../../_shared/fixtures/facts.ts';
import { quoteRequestConfirmation } from './quote-request-confirmation.ts';

const siteUrl = 'https://site.example';
const confirmation = (language: (typeof languages)[number]) =>
  quoteRequestConfirmation({ reference: '3F2A-91C4', language, facts, siteUrl });

describe.each(languages)('%s', (language) => {
  const mail = confirmation(language);

  test('tells reference, time to reply and telephone number, as HTML and as text', () => {
    expect(mail.subject).toContain('3F2A-91C4');
    expect(mail.html).toContain('3F2A-91C4');
    expect(mail.html).toContain('href="tel:+31369998877"');
    expect(mail.html).toMatch(/\b36\b/);
    for (const fact of ['3F2A-91C4', '036 999 88 77', '36', 'info@proef.example', 'Proefweg 5'])
      expect(mail.text).toContain(fact);
  });

  test('leaves no placeholder open', () => {
    expect(`${mail.subject}${mail.text}`).not.toMatch(/[{}]/);
    expect(mail.html.replaceAll(/<style>.*?<\/style>/gs, '')).not.toMatch(/[{}]/);
  });

  test('says its language, and leads home in it', () => {
    expect(mail.html).toContain(`<html lang="${language}">`);
    expect(mail.html).toContain(`href="${siteUrl}/${language === 'nl' ? '' : `${language}/`}"`);
  });

  test('escapes the facts', () => {
    expect(mail.html).toContain('Proefschilders &amp; Zn.');
    expect(mail.html).not.toContain('Proefschilders & Zn.');
  });
});

test('no two languages share a sentence', () => {
  const sentences = languages.flatMap((language) => {
    const lines = confirmation(language).text.split('-- ')[0]?.split('\n') ?? [];
    return lines.filter((line) => line !== '');
  });
  expect(new Set(sentences).size).toBe(sentences.length);
});
