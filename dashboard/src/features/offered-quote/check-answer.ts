import { codeDigits, isSignerName, needsHomeAge } from '@vakman/domain/quote/quote.answering';
import { isSignaturePath } from '@vakman/domain/quote/quote.signature';
import type { OfferedQuote } from '@vakman/domain/quote/offered-quote.answers';
import type { OfferDraft } from '@vakman/domain/quote/offered-quote.draft';
import { digitsOf } from '../sign-in/digits-of.ts';

/** Fields in the order of the page, as their words are named. */
export type AcceptanceField = 'homeAge' | 'name' | 'drawing' | 'code';

/** What is missing for an acceptance. */
export function acceptanceFaults(
  { quote, proof }: Pick<OfferedQuote, 'quote' | 'proof'>,
  draft: OfferDraft,
  code: string,
): readonly AcceptanceField[] {
  const isMissing: Readonly<Record<AcceptanceField, boolean>> = {
    homeAge:
      quote.home_age === null && draft.homeAge === null && needsHomeAge(quote.lines, new Set(draft.chosen)),
    name: !isSignerName(draft.name),
    drawing: draft.signature === 'drawn' && !isSignaturePath(draft.drawing),
    code: proof === 'code' && digitsOf(code).length !== codeDigits,
  };
  return (Object.keys(isMissing) as AcceptanceField[]).filter((field) => isMissing[field]);
}
