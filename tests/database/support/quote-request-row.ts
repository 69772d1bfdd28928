import { exampleRequest } from '@vakman/domain/quote-request/quote-request.example';
import { joinAddress } from '@vakman/domain/quote-request/quote-request.schema';
import type { QuoteRequestRow } from '@vakman/domain/quote-request/quote-request.row';

/** A good request with an id of its own, as the form sends it. */
export function quoteRequestRow(changes: Record<string, unknown> = {}): QuoteRequestRow {
  const id = crypto.randomUUID();
  return {
    ...exampleRequest,
    id,
    email: `jan.${id}@example.org`,
    address: joinAddress(exampleRequest),
    language: 'nl',
    photos: [],
    source: null,
    ...changes,
  };
}

interface Database {
  query(statement: string, parameters: unknown[]): Promise<unknown>;
}

/** Puts a request into its table as whoever owns it, for whom no limit by sender holds. */
export async function insertQuoteRequest(database: Database, row: QuoteRequestRow): Promise<void> {
  const columns = Object.keys(row).join(', ');
  await database.query(
    `insert into public.quote_requests (${columns})
     select ${columns} from jsonb_populate_record(null::public.quote_requests, $1::text::jsonb)`,
    [JSON.stringify(row)],
  );
}
