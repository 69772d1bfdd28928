import { parseQuoteDrafts, type KeptQuote } from '@vakman/domain/quote/quote.drafts';
import { quoteDraftsKey } from '@vakman/domain/stored-items/stored-keys';

const readAll = (storage: Storage) => parseQuoteDrafts(storage.getItem(quoteDraftsKey) ?? '');

/** What the same person typed on this device and the database does not have. */
export function readKept(
  quoteId: string,
  userId: string,
  storage: Storage = localStorage,
): KeptQuote | undefined {
  const all = readAll(storage);
  const kept = Object.hasOwn(all, quoteId) ? all[quoteId] : undefined;
  return kept?.userId === userId ? kept : undefined;
}

/** Keeps what is typed until it is stored; nothing where there is nothing. */
export function keepQuote(
  quoteId: string,
  quote: KeptQuote | undefined,
  storage: Storage = localStorage,
): void {
  const others = Object.entries(readAll(storage)).filter(([id]) => id !== quoteId);
  const all = quote ? [...others, [quoteId, quote] as const] : others;
  try {
    storage.setItem(quoteDraftsKey, JSON.stringify(Object.fromEntries(all)));
  } catch {
    // A browser that keeps nothing still lets somebody write.
  }
}
