import { fittingChoice } from '@vakman/domain/quote/quote.choices';
import type { OfferedQuote } from '@vakman/domain/quote/offered-quote.answers';
import { firstDraft, parseOfferDrafts, type OfferDraft } from '@vakman/domain/quote/offered-quote.draft';
import { offerDraftKey } from '@vakman/domain/stored-items/stored-keys';

type Offer = Pick<OfferedQuote, 'quote'>;

/** The versions of a quote share it, so that what was begun for one stands there in the next. */
const nameOf = ({ quote }: Offer) => quote.number ?? quote.id;

const readAll = (storage: Pick<Storage, 'getItem'>) => parseOfferDrafts(storage.getItem(offerDraftKey) ?? '');

/** What was begun for a quote, as far as its lines still allow it. */
export function readOfferDraft(offer: Offer, storage: Pick<Storage, 'getItem'>): OfferDraft {
  const all = readAll(storage);
  const name = nameOf(offer);
  const kept = Object.hasOwn(all, name) ? all[name] : undefined;
  return kept ? { ...kept, chosen: fittingChoice(offer.quote.lines, kept.chosen) } : firstDraft(offer);
}

/** Keeps it for the tab; undefined forgets it. */
export function keepOfferDraft(
  offer: Offer,
  draft: OfferDraft | undefined,
  storage: Pick<Storage, 'getItem' | 'setItem'>,
): void {
  const name = nameOf(offer);
  const others = Object.entries(readAll(storage)).filter(([each]) => each !== name);
  const all = draft ? [...others, [name, draft] as const] : others;
  storage.setItem(offerDraftKey, JSON.stringify(Object.fromEntries(all)));
}
