import type { QuoteLine } from './quote.lines.ts';

const line = (number: number, of: Partial<QuoteLine> & Pick<QuoteLine, 'title'>): QuoteLine => ({
  id: `5e2c0d4a-0000-4000-8000-${String(number).padStart(12, '0')}`,
  kind: 'fixed',
  group: '',
  description: '',
  quantity: 1000,
  unit: 'job',
  unit_price: 10_000,
  work: 'painting',
  ...of,
});

/** A quote with a part that belongs to the job, three to choose from, one that may be left out, and some money off. */
export const exampleQuoteLines: readonly QuoteLine[] = [
  line(1, { title: 'Kozijnen schuren en gronden', quantity: 24_500, unit: 'm2', unit_price: 2175 }),
  line(2, {
    kind: 'alternative',
    group: 'Afwerking',
    title: 'Zijdeglans, twee lagen',
    quantity: 24_500,
    unit: 'm2',
    unit_price: 2075,
  }),
  line(3, {
    kind: 'alternative',
    group: 'Afwerking',
    title: 'Hoogglans, drie lagen',
    quantity: 24_500,
    unit: 'm2',
    unit_price: 2950,
  }),
  line(4, {
    kind: 'optional',
    title: 'Gevel reinigen',
    quantity: 60_000,
    unit: 'm2',
    unit_price: 845,
    work: 'other',
  }),
  line(5, { title: 'Korting', unit_price: -5000 }),
];
