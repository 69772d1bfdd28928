import { needsHomeAge } from '@vakman/domain/quote/quote.answering';
import type { QuoteLine } from '@vakman/domain/quote/quote.lines';
import { quoteTotals, type QuoteTotals } from '@vakman/domain/quote/quote.totals';
import type { HomeAge } from '@vakman/domain/quote/quote.vat';

/** What a choice adds up to; both sums where the tax waits for the age of the home. */
export type OfferSum =
  | { readonly kind: 'known'; readonly age: HomeAge; readonly totals: QuoteTotals }
  | { readonly kind: 'either'; readonly older: QuoteTotals; readonly newer: QuoteTotals };

export function offerSum(
  lines: readonly QuoteLine[],
  homeAge: HomeAge | null,
  chosen: ReadonlySet<string>,
): OfferSum {
  const totalsOf = (age: HomeAge) => quoteTotals(lines, age, chosen);
  if (homeAge === null && needsHomeAge(lines, chosen))
    return { kind: 'either', older: totalsOf('older'), newer: totalsOf('newer') };
  const age = homeAge ?? 'older';
  return { kind: 'known', age, totals: totalsOf(age) };
}
