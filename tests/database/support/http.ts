import type { Backend } from '@vakman/supabase/local/backend';

/** Inserts over plain HTTP, to see status and headers. */
export function postRow(
  { apiUrl, publishableKey }: Backend,
  table: string,
  row: unknown,
  headers: Record<string, string> = {},
): Promise<Response> {
  return fetch(`${apiUrl}/rest/v1/${table}`, {
    method: 'POST',
    headers: {
      apikey: publishableKey,
      'content-type': 'application/json',
      prefer: 'return=minimal',
      ...headers,
    },
    body: JSON.stringify(row),
  });
}
