import { exampleQuoteLines } from '@vakman/domain/quote/quote.example';
import type { OfferedQuote } from '@vakman/domain/quote/offered-quote.answers';

/** A quote that waits for an answer of somebody without account. Tests and stories have it from here. */
export const exampleOffer: OfferedQuote = {
  quote: {
    id: '0ffe0000-0000-4000-8000-000000000001',
    number: '2026-0042',
    revision: 1,
    state: 'sent',
    language: 'nl',
    title: 'Buitenschilderwerk voor- en achterzijde',
    introduction:
      'Bedankt voor de rondleiding bij u thuis.\nWij schuren en gronden alle kozijnen en werken ze af in de kleur die u kiest.',
    conditions:
      'Wij beginnen bij droog weer. U zorgt dat wij bij de kozijnen kunnen en dat er water en stroom is.',
    lines: [...exampleQuoteLines],
    home_age: null,
    name: 'Олена Коваль',
    street_address: 'Stadhuisplein 1',
    postal_code: '1315 HR',
    sent_at: '2026-11-24T08:55:00Z',
    valid_until: '2026-12-24',
    version: 2,
    photos: [],
  },
  answer: null,
  document: true,
  may: { accept: true, decline: true, ask_change: true, withdraw: false },
  withdraw_until: null,
  code_sent_to: 'o•••••@mail.example',
  proof: 'code',
  newer: null,
  project_id: null,
};
