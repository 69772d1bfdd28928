import { roles } from '@vakman/domain/rights/rights.roles';
import * as z from 'zod/mini';
import { callFunction } from './call-function.ts';
import type { Connection } from './connection.ts';

const accountSchema = z.object({ role: z.enum(roles) });

/** Who is signed in, as the database knows him. */
export type Account = z.infer<typeof accountSchema>;

/**
 * Reads who is signed in.
 *
 * @throws {BackendError}
 */
export async function readAccount(connection: Connection): Promise<Account> {
  return callFunction(connection, 'read_account', {}, accountSchema);
}
