import { PostgrestClient } from '@supabase/postgrest-js';
import type { QuoteRequestRow } from '@vakman/domain/quote-request/quote-request.row';
import { askTwice } from './ask-twice.ts';
import { BackendError, headersOf, requestTimeout, type Connection } from './connection.ts';
import { withPlainLists } from './plain-lists.ts';

const uniqueViolation = '23505';

/**
 * Stores a quote request. One that is stored already (its answer was lost) counts as stored: the id is its browser's own.
 * It is tried again, once, where the database gave it up and so nothing was done.
 *
 * @throws {BackendError} with the database's code: `23514` a broken rule, `PT429` too many requests.
 */
export async function insertQuoteRequest(connection: Connection, row: QuoteRequestRow): Promise<void> {
  const { error, status } = await askTwice(() => insert(connection, row));
  if (!error || error.code === uniqueViolation) return;
  throw new BackendError(error.message, { status, code: error.code, cause: error });
}

async function insert(connection: Connection, row: QuoteRequestRow) {
  return new PostgrestClient(`${connection.url}/rest/v1`, { headers: headersOf(connection) })
    .from('quote_requests')
    .insert(withPlainLists(row))
    .abortSignal(AbortSignal.timeout(requestTimeout));
}
