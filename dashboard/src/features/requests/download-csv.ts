import type {
  Cursor,
  ListedRequest,
  RequestFilter,
} from '@vakman/domain/request-handling/request-list.answers';
import { formatCsv } from '@vakman/domain/text/csv';
import type { Connection } from '@vakman/supabase/client/connection';
import { listRequests, type RequestOrder } from '@vakman/supabase/client/requests';
import type { RequestsWords } from '../../../generated/requests.words.ts';
import { saveFile } from '../own-data/save-file.ts';

/** Rows that the backend gives at once, at most. */
const pageSize = 500;

/** Has the browser keep all requests of a list, however many pages they are. */
export async function downloadCsv(
  connection: Connection,
  { filter, order }: { readonly filter: RequestFilter; readonly order: RequestOrder },
  { csv, states }: RequestsWords,
): Promise<void> {
  const rows: ListedRequest[] = [];
  let after: Cursor | null = null;
  do {
    // Each page begins where the one before ended.
    // oxlint-disable-next-line no-await-in-loop
    const page = await listRequests(connection, { filter, order, after, size: pageSize });
    rows.push(...page.rows);
    after = page.next;
  } while (after);
  const head = [
    csv.received,
    csv.state,
    csv.name,
    csv.email,
    csv.phone,
    csv.street,
    csv.postalCode,
    csv.language,
    csv.source,
    csv.message,
  ];
  const table = rows.map((row) => [
    row.handling.received_at,
    states[row.handling.state],
    row.name,
    row.email,
    row.phone,
    row.street_address,
    row.postal_code,
    row.language,
    row.source ?? '',
    row.message,
  ]);
  saveFile(new Blob([formatCsv([head, ...table])], { type: 'text/csv;charset=utf-8' }), `${csv.file}.csv`);
}
