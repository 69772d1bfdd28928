import { quoteTextSchema, type QuoteText } from '@vakman/domain/quote/quote-texts.answers';
import * as z from 'zod/mini';
import { callFunction } from './call-function.ts';
import type { Connection } from './connection.ts';

/**
 * All texts, by name.
 *
 * @throws {BackendError}
 */
export async function listQuoteTexts(connection: Connection): Promise<QuoteText[]> {
  return callFunction(connection, 'list_quote_texts', {}, z.array(quoteTextSchema));
}

export type QuoteTextDraft = Omit<QuoteText, 'version'> & {
  /** That was read; null for a new one. */
  readonly version: number | null;
};

/**
 * Writes a text, or another in its place.
 *
 * @returns its version.
 * @throws {BackendError} with the code `changed` where another version stands, `too_many`, or `23514` where a rule is
 * broken.
 */
export async function saveQuoteText(connection: Connection, text: QuoteTextDraft): Promise<number> {
  return callFunction(connection, 'save_quote_text', { ...text }, z.int());
}

/**
 * Takes a text away, or brings it back.
 *
 * @throws {BackendError} with the code `PT404`.
 */
export async function removeQuoteText(connection: Connection, id: string, removed = true): Promise<void> {
  await callFunction(connection, 'remove_quote_text', { id, removed }, z.unknown());
}
