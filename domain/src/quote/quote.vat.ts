import type { QuoteWork } from './quote.lines.ts';

/** Whether the home is older than two years, as the customer states it. */
export const homeAges = ['older', 'newer'] as const;
export type HomeAge = (typeof homeAges)[number];

/**
 * Percent. Painting homes of more than two years is taxed by the reduced rate, with the paint that is used; newer homes,
 * buildings that nobody lives in, and cleaning by the standard one.
 *
 * Source: Belastingdienst, “Btw-tarief”, where painting and plastering of homes older than two years stands among the
 * services of 9 %. As of 2026.
 */
export const vatPercents = { reduced: 9, standard: 21 } as const;

/** Why work is taxed as it is: words tell it to the customer. */
export type VatReason = 'older-home' | 'newer-home' | 'other-work';

export interface Vat {
  readonly percent: number;
  readonly reason: VatReason;
}

/** How work on a home is taxed. */
export function vatOf(work: QuoteWork, age: HomeAge): Vat {
  if (work === 'other') return { percent: vatPercents.standard, reason: 'other-work' };
  return age === 'older'
    ? { percent: vatPercents.reduced, reason: 'older-home' }
    : { percent: vatPercents.standard, reason: 'newer-home' };
}

/** The percentage that the price of a line was written down with. */
export function writtenPercent(work: QuoteWork): number {
  return work === 'painting' ? vatPercents.reduced : vatPercents.standard;
}
