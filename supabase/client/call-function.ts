import { PostgrestClient } from '@supabase/postgrest-js';
import * as z from 'zod/mini';
import { askTwice } from './ask-twice.ts';
import { BackendError, headersOf, requestTimeout, type Connection } from './connection.ts';

/**
 * Calls a function of the database and answers with what it returns. It is tried again, once, where the database gave
 * it up and so nothing was done.
 *
 * @throws {BackendError} with the function's own code, with status 0 where no answer came in time, or with the status of
 *   an answer that is none of `schema`.
 */
export async function callFunction<Answer>(
  connection: Connection,
  name: string,
  values: Readonly<Record<string, unknown>>,
  schema: z.ZodMiniType<Answer>,
): Promise<Answer> {
  const { data, error, status } = await askTwice(() => ask(connection, name, values));
  if (error) throw new BackendError(error.message, { status, code: error.code, cause: error });
  const answer = z.safeParse(schema, data);
  if (answer.success) return answer.data;
  throw new BackendError(`${name} answered what it never does`, { status, cause: answer.error });
}

async function ask(connection: Connection, name: string, values: Readonly<Record<string, unknown>>) {
  return new PostgrestClient(`${connection.url}/rest/v1`, {
    headers: headersOf(connection),
    retry: false,
  })
    .rpc(name, values)
    .abortSignal(AbortSignal.timeout(requestTimeout));
}
