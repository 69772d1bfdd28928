import { clientFileSchema, type ClientFile } from '@vakman/domain/request-handling/client-file.answers';
import {
  clientPageSchema,
  type ClientContact,
  type ClientPage,
  type Cursor,
} from '@vakman/domain/request-handling/request-list.answers';
import { dossierSchema, type Dossier } from '@vakman/domain/dossier/dossier.answers';
import * as z from 'zod/mini';
import { callFunction } from './call-function.ts';
import type { Connection } from './connection.ts';

/**
 * A page of clients, whoever came last first, or of those whom a search finds by what they sent.
 *
 * @param after `next` of the page before; null for the first.
 * @throws {BackendError}
 */
export async function listClients(
  connection: Connection,
  { search, after, size = 50 }: { search: string; after: Cursor | null; size?: number },
): Promise<ClientPage> {
  return callFunction(connection, 'list_clients', { search, after, page_size: size }, clientPageSchema);
}

/**
 * A client with all that is known of him; of one that hangs on another, that one. Null where there is none.
 *
 * @throws {BackendError}
 */
export async function readClient(connection: Connection, id: string): Promise<ClientFile | null> {
  return callFunction(connection, 'read_client', { client_id: id }, z.nullable(clientFileSchema));
}

/** What the office may know better than what a client sent; what is empty follows the newest that he sends. */
export type CorrectedContact = Readonly<Record<Exclude<keyof ClientContact, 'language'>, string>>;

/**
 * Corrects how a client is reached, in place of the version that was read.
 *
 * @throws {BackendError} with the code `changed` where another version stands, `PT404`, or the code of a check.
 */
export async function saveClientContact(
  connection: Connection,
  { id, version }: Pick<ClientFile, 'id' | 'version'>,
  contact: CorrectedContact,
): Promise<void> {
  const values = { client_id: id, version, ...contact };
  await callFunction(connection, 'save_client_contact', values, z.unknown());
}

/**
 * Makes two clients one.
 *
 * @returns the one that hangs on the other now: `unmergeClient` takes it off again.
 * @throws {BackendError} with the code `merged_already` or `PT404`.
 */
export async function mergeClients(connection: Connection, id: string, intoId: string): Promise<string> {
  return callFunction(connection, 'merge_clients', { client_id: id, into_id: intoId }, z.guid());
}

/**
 * Takes a client off the one that it hangs on, with all that it brought.
 *
 * @throws {BackendError} with the code `not_merged`.
 */
export async function unmergeClient(connection: Connection, id: string): Promise<void> {
  await callFunction(connection, 'unmerge_client', { client_id: id }, z.unknown());
}

/**
 * What a client sees who signs in with one of his addresses. The log says that somebody looked.
 *
 * @throws {BackendError} with the code `PT404` where he has no such address.
 */
export async function lookAtDossier(connection: Connection, id: string, address: string): Promise<Dossier> {
  return callFunction(connection, 'look_at_dossier', { client_id: id, address }, dossierSchema);
}
