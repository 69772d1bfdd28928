import { describe, expect, test } from 'vitest';
import { testHostileTexts } from '../../_shared/fixtures/hostile-mails.ts';
import { quoteMail, storedAnswer, storedQuote, unsignedAnswer } from '../../_shared/fixtures/stored-quote.ts';
import { quoteOffice } from './quote-office.ts';

const mail = quoteMail('quote-office');

test('what was accepted is told with its sum, its choice and what proves it', () => {
  const { subject, text, html } = quoteOffice(mail, storedAnswer({ early_start: true }));
  expect(subject).toMatch(/^Akkoord op offerte 2026-0042: Jan de Vries, €\s991,26$/);
  for (const fact of [
    'Gekozen: Zijdeglans, twee lagen',
    'Code uit de mail',
    'Ouder dan twee jaar',
    'woensdag 25 november 2026 om 14:05',
    'binnen de bedenktijd',
    'Havenstraat 7, 1354 AB',
  ])
    expect(text).toContain(fact);
  expect(html).toContain(`href="https://site.example/admin/quotes/${mail.claimed.quote.id}"`);
  expect(html).toContain('href="mailto:jan@example.org"');
});

describe('what was not accepted', () => {
  test('is told with its reason and the words of the customer', () => {
    const answer = unsignedAnswer({ kind: 'declined', reason: 'other-firm', words: 'Regel 1\nRegel 2' });
    const { subject, text } = quoteOffice(mail, answer);
    expect(subject).toBe('Offerte 2026-0042 niet gewenst: Jan de Vries');
    expect(text).toContain('Een ander bedrijf doet het');
    expect(text).toContain('> Regel 1\n> Regel 2');
  });

  test('and has no words is told as such', () => {
    const answer = unsignedAnswer({ kind: 'declined', reason: 'later' });
    expect(quoteOffice(mail, answer).text).toContain('schreef er niets bij');
  });

  test.each([
    ['change-asked', 'Wijziging gevraagd in offerte 2026-0042: Jan de Vries'],
    ['withdrawn', 'Herroepen, offerte 2026-0042: Jan de Vries'],
  ] as const)('%s is told in the subject', (kind, subject) => {
    expect(quoteOffice(mail, unsignedAnswer({ kind, words: 'Ook de schuur?' })).subject).toBe(subject);
  });
});

describe('an answer', () => {
  const answer = unsignedAnswer({ kind: 'change-asked', words: 'Ook de schuur?' });
  testHostileTexts(quoteOffice(mail, answer), (text) =>
    quoteOffice(
      {
        ...mail,
        claimed: {
          ...mail.claimed,
          quote: storedQuote({
            name: text,
            email: text,
            title: text,
            street_address: text,
            postal_code: text,
          }),
        },
      },
      { ...answer, words: text },
    ),
  );
});
