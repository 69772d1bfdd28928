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
 * @returns when it was stored, by the clock of the database's host, whatever that of the visitor says; undefined where
 *   the host does not tell, or it was stored before.
 * @throws {BackendError} with the database's code: `23514` a broken rule, `PT429` too many requests.
 */
export async function insertQuoteRequest(
  connection: Connection,
  row: QuoteRequestRow,
): Promise<string | undefined> {
  const { error, status, date } = await askTwice(() => insert(connection, row));
  if (!error) return date;
  if (error.code === uniqueViolation) return undefined;
  throw new BackendError(error.message, { status, code: error.code, cause: error });
}

async function insert(connection: Connection, row: QuoteRequestRow) {
  let date: string | undefined;
  const { error, status } = await new PostgrestClient(`${connection.url}/rest/v1`, {
    headers: headersOf(connection),
    async fetch(input, init) {
      const response = await fetch(input, init);
      date = response.headers.get('date') ?? undefined;
      return response;
    },
  })
    .from('quote_requests')
    .insert(withPlainLists(row))
    .abortSignal(AbortSignal.timeout(requestTimeout));
  return { error, status, date };
}
