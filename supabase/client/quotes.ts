import { PostgrestClient } from '@supabase/postgrest-js';
import { quoteSchema, type Quote, type QuoteDraft } from '@vakman/domain/quote/quote.answers';
import {
  quoteCountsSchema,
  quotePageSchema,
  type QuoteCounts,
  type QuoteCursor,
  type QuoteFilter,
  type QuotePage,
} from '@vakman/domain/quote/quote-list.answers';
import { quoteFileSchema, type QuoteFile } from '@vakman/domain/quote/quote-file.answers';
import * as z from 'zod/mini';
import { callFunction } from './call-function.ts';
import { BackendError, headersOf, requestTimeout, type Connection } from './connection.ts';

/** A quote as it was read. */
export type SeenQuote = Pick<Quote, 'id' | 'version'>;

const columns = Object.keys(quoteSchema.shape).join(',');

/**
 * A page of the list of quotes, of at most 200, whatever moved last first.
 *
 * @param after `next` of the page before; null for the first.
 * @throws {BackendError}
 */
export async function listQuotes(
  connection: Connection,
  { filter, after, size = 50 }: { filter: QuoteFilter; after: QuoteCursor | null; size?: number },
): Promise<QuotePage> {
  return callFunction(connection, 'list_quotes', { filter, after, page_size: size }, quotePageSchema);
}

/**
 * How many quotes of a filter are in each state, whichever states it asks for, and what they add up to.
 *
 * @throws {BackendError}
 */
export async function countQuotes(connection: Connection, filter: QuoteFilter): Promise<QuoteCounts> {
  return callFunction(connection, 'count_quotes', { filter }, quoteCountsSchema);
}

/**
 * Null where there is none.
 *
 * @throws {BackendError}
 */
export async function readQuote(connection: Connection, id: string): Promise<Quote | null> {
  const { data, error, status } = await new PostgrestClient(`${connection.url}/rest/v1`, {
    headers: headersOf(connection),
  })
    .from('quotes')
    .select(columns)
    .eq('id', id)
    .abortSignal(AbortSignal.timeout(requestTimeout))
    .maybeSingle();
  if (error) throw new BackendError(error.message, { status, code: error.code, cause: error });
  return data === null ? null : quoteSchema.parse(data);
}

/**
 * Everything of a quote; null where there is none.
 *
 * @throws {BackendError}
 */
export async function readQuoteFile(connection: Connection, id: string): Promise<QuoteFile | null> {
  return callFunction(connection, 'read_quote_file', { quote_id: id }, z.nullable(quoteFileSchema));
}

/**
 * Writes a draft, or another in its place.
 *
 * @returns its version.
 * @throws {BackendError} with the code `changed` where another version stands, `sent` where it is no draft any more,
 * `23514` where a rule is broken.
 */
export async function saveQuote(connection: Connection, draft: QuoteDraft): Promise<number> {
  return callFunction(connection, 'save_quote', { quote: draft }, z.int());
}

/**
 * Takes a draft away.
 *
 * @throws {BackendError} with the code `changed`, `sent` or `PT404`.
 */
export async function removeQuote(connection: Connection, { id, version }: SeenQuote): Promise<void> {
  await callFunction(connection, 'remove_quote', { id, version }, z.unknown());
}

/**
 * Numbers a draft and makes it the firm's word for thirty days; asked for again it answers the same.
 *
 * @throws {BackendError} with the code `incomplete`, `changed`, `sent` or `PT404`.
 */
export async function sendQuote(connection: Connection, { id, version }: SeenQuote): Promise<Quote> {
  return callFunction(connection, 'send_quote', { id, version }, quoteSchema);
}

/**
 * Says of a quote that was sent that it is no offer any more.
 *
 * @throws {BackendError} with the code `changed`, `no_such_step` or `PT404`.
 */
export async function withdrawQuote(connection: Connection, { id, version }: SeenQuote): Promise<void> {
  await callFunction(connection, 'withdraw_quote', { id, version }, z.unknown());
}
