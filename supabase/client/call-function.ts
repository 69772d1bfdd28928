import { PostgrestClient } from '@supabase/postgrest-js';
import { BackendError } from './backend-error.ts';
import { headersOf, requestTimeout, type Connection } from './connection.ts';

/**
 * Calls a function of the database and answers with what it returns. It is not tried again.
 *
 * @throws {BackendError} with the function's own code, or status 0 where no answer came in time.
 */
export async function callFunction(
  connection: Connection,
  name: string,
  values: Readonly<Record<string, unknown>>,
): Promise<unknown> {
  const { data, error, status } = await new PostgrestClient(`${connection.url}/rest/v1`, {
    headers: headersOf(connection),
    retry: false,
  })
    .rpc(name, values)
    .abortSignal(AbortSignal.timeout(requestTimeout));
  if (error) throw new BackendError(error.message, { status, code: error.code, cause: error });
  return data;
}
