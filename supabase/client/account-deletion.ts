import { accountDeletionSchema, type AccountDeletion } from '@vakman/domain/retention/person.answers';
import * as z from 'zod/mini';
import { callFunction } from './call-function.ts';
import type { Connection } from './connection.ts';

/**
 * What becomes of the own account.
 *
 * @throws {BackendError}
 */
export async function readAccountDeletion(connection: Connection): Promise<AccountDeletion> {
  return callFunction(connection, 'read_account_deletion', {}, accountDeletionSchema);
}

/**
 * Asks that the own account is deleted; answers when it will be.
 *
 * @throws {BackendError} with code `last_admin` for the last admin.
 */
export async function requestAccountDeletion(connection: Connection): Promise<string> {
  return callFunction(connection, 'request_account_deletion', {}, z.string());
}

/**
 * Takes that back.
 *
 * @throws {BackendError} with code `too_late` once it began.
 */
export async function keepAccount(connection: Connection): Promise<void> {
  await callFunction(connection, 'keep_account', {}, z.null());
}
