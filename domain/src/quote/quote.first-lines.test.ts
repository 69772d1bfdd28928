import { describe, expect, it } from 'vitest';
import type { QuoteFacts, ServicePriceFacts } from '../facts/quote-facts.ts';
import { languages } from '../languages/languages.ts';
import { serviceSlugs } from '../services.ts';
import { squareMeters } from '../square-meters.ts';
import { firstLines } from './quote.first-lines.ts';
import { quoteLineSchema } from './quote.lines.ts';

const everywhere = <Value>(value: Value) =>
  Object.fromEntries(languages.map((language) => [language, value])) as Record<
    (typeof languages)[number],
    Value
  >;
const service = (name: string, of: Partial<ServicePriceFacts> = {}): ServicePriceFacts => ({
  called: everywhere(name),
  name: everywhere(name),
  included: everywhere(['Verf', 'Steiger']),
  unit: 'm2',
  price: 995,
  upTo: null,
  work: 'painting',
  isPopular: false,
  usualSize: 40,
  ...of,
});
const facts: QuoteFacts = {
  gevelreiniging: service('Gevelreiniging', { unit: 'job', price: 64_995, upTo: 60, work: 'other' }),
  binnenschilder: service('Binnenschilderwerk'),
  buitenschilder: service('Buitenschilderwerk', { price: 4250, isPopular: true }),
  'houtrot-reparatie': service('Houtrotreparatie', { unit: 'piece', price: 15_000 }),
  'latex-spuiten': service('Latex spuiten', { price: 800 }),
  schilder: service('Compleet schilderpakket', { price: null }),
};
const guess = (message: string, size: (typeof squareMeters)[number]) =>
  firstLines({ language: 'nl', message, square_meters: size }, facts);

describe('the first lines of a quote', () => {
  it('are the services that the message names, for the most that was meant', () => {
    expect(guess('• binnenschilderwerk\n• Houtrotreparatie\n\nGraag snel', '25-50')).toMatchObject([
      { title: 'Binnenschilderwerk', quantity: 50_000, unit: 'm2', unit_price: 995, work: 'painting' },
      { title: 'Houtrotreparatie', quantity: 1000, unit: 'piece', unit_price: 15_000 },
    ]);
  });

  it('are what is asked for most where it names none, for the size of an example where nobody knows it', () => {
    expect(guess('De kozijnen bladderen af', 'unknown')).toMatchObject([
      { title: 'Buitenschilderwerk', quantity: 40_000, description: 'Verf\nSteiger' },
    ]);
    expect(guess('De kozijnen bladderen af', '500+')).toMatchObject([{ quantity: 500_000 }]);
  });

  it('have one price as long as that holds, and its part for each m² from there on', () => {
    expect(guess('gevelreiniging', '25-50')).toMatchObject([
      { quantity: 1000, unit: 'job', unit_price: 64_995 },
    ]);
    expect(guess('gevelreiniging', '50-100')).toMatchObject([
      { quantity: 100_000, unit: 'm2', unit_price: 1083 },
    ]);
  });

  it('are lines that the database takes, whatever was asked', () => {
    for (const size of squareMeters)
      for (const slug of serviceSlugs)
        for (const line of guess(facts[slug].called.nl, size))
          expect(quoteLineSchema.safeParse(line).success).toBe(true);
  });
});
