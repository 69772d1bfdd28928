import { expect, test } from 'vitest';
import { estimateWords } from './estimator.words.ts';

const price = { min: 25, max: 45, vat: { percent: 9, newBuildingPercent: 21 } };
const messages = { range: '{min} – {max}', sum: '{range} × {area}', vat: '{percent}%' };

test('an estimate says how much, of what, and which tax is in it', () => {
  const surface = { area: 40, state: 'worn', building: 'existing' } as const;
  expect(estimateWords(price, surface, messages, 'en')).toEqual({
    range: '€1,200 – €1,600',
    sum: '€30 – €40 × 40',
    vat: '9%',
  });
});

test('a new building has its own tax, and another language its own way to write money', () => {
  const surface = { area: 100, state: 'good', building: 'new' } as const;
  expect(estimateWords(price, surface, messages, 'nl')).toEqual({
    range: '€\u00A02.770 – €\u00A03.890',
    sum: '€\u00A027,75 – €\u00A038,85 × 100',
    vat: '21%',
  });
});
