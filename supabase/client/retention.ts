import { photoBucket } from '@vakman/domain/photos/photos.paths';
import {
  accountDeletionSchema,
  personDataSchema,
  type AccountDeletion,
  type PersonData,
} from '@vakman/domain/retention/person.answers';
import { StorageClient } from '@supabase/storage-js';
import * as z from 'zod/mini';
import { callFunction } from './call-function.ts';
import { BackendError, headersOf, requestTimeout, type Connection } from './connection.ts';

/**
 * Everything of whoever is signed in.
 *
 * @throws {BackendError} with status 429 where he asked too often.
 */
export async function exportMyData(connection: Connection): Promise<PersonData> {
  return callFunction(connection, 'export_my_data', {}, personDataSchema);
}

/** Seconds for which a link to a file of an export works. */
const linkSeconds = 600;

/**
 * A file of an export, by a fresh link.
 *
 * @throws {BackendError} where it cannot be fetched.
 */
export async function fetchFile(connection: Connection, path: string): Promise<Response> {
  const bucket = new StorageClient(`${connection.url}/storage/v1`, headersOf(connection)).from(photoBucket);
  const { data, error } = await bucket.createSignedUrl(path, linkSeconds);
  if (error) throw new BackendError('the file was not signed', { cause: error });
  const response = await fetch(data.signedUrl, { signal: AbortSignal.timeout(6 * requestTimeout) }).catch(
    (cause: unknown) => {
      throw new BackendError('the file did not arrive', { cause });
    },
  );
  if (!response.ok) throw new BackendError('the file did not arrive', { status: response.status });
  return response;
}

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
