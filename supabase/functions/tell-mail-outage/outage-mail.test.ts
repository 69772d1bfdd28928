import { languages } from '@vakman/domain/languages/languages.ts';
import { expect, test } from 'vitest';
import { facts } from '../_shared/fixtures/facts.ts';
import { outageMail, outageText } from './outage-mail.ts';

const siteUrl = 'https://site.example';
const outage = { since: '2026-11-22T09:00:00Z', mails: 14 };

test.each(languages)('in %s it says since when, how many wait, and where to look', (language) => {
  const mail = outageMail({ outage, language, facts, siteUrl });
  const text = outageText({ outage, language, facts, siteUrl });
  for (const told of [mail.text, text]) {
    expect(told).toContain('14');
    expect(told).toContain('/admin/settings');
    expect(told).not.toMatch(/[{}]/);
  }
  expect(mail.subject).toContain(facts.company.name);
});

test('who chose no language gets Dutch', () => {
  const told = (language: 'nl' | null) => outageText({ outage, language, facts, siteUrl });
  expect(told(null)).toBe(told('nl'));
});
