import type { ClientPage, Cursor } from '@vakman/domain/request-handling/request-list.answers';
import { formatCsv } from '@vakman/domain/text/csv';
import { listClients } from '@vakman/supabase/client/clients';
import type { Connection } from '@vakman/supabase/client/connection';
import type { ClientsWords } from '../../../generated/clients.words.ts';
import { saveFile } from '../own-data/save-file.ts';

/** Rows that the backend gives at once, at most. */
const pageSize = 200;

/** Has the browser keep all clients that a search finds, however many pages they are. */
export async function takeClients(
  connection: Connection,
  search: string,
  { csv }: ClientsWords,
): Promise<void> {
  const rows: ClientPage['rows'][number][] = [];
  let after: Cursor | null = null;
  do {
    // Each page begins where the one before ended.
    // oxlint-disable-next-line no-await-in-loop
    const page: ClientPage = await listClients(connection, { search, after, size: pageSize });
    rows.push(...page.rows);
    after = page.next;
  } while (after);
  const head = [
    csv.name,
    csv.emails,
    csv.phone,
    csv.street,
    csv.postalCode,
    csv.language,
    csv.requests,
    csv.bookings,
    csv.last,
  ];
  const table = rows.map((row) => [
    row.name ?? '',
    row.emails.join(' '),
    row.phone ?? '',
    row.street_address ?? '',
    row.postal_code ?? '',
    row.language ?? '',
    row.requests,
    row.bookings,
    row.last_at,
  ]);
  saveFile(new Blob([formatCsv([head, ...table])], { type: 'text/csv;charset=utf-8' }), `${csv.list}.csv`);
}
