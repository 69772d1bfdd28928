import {
  erasedPersonSchema,
  foundPersonSchema,
  personDataSchema,
  type ErasedPerson,
  type FoundPerson,
  type PersonData,
} from '@vakman/domain/retention/person.answers';
import * as z from 'zod/mini';
import { callFunction } from './call-function.ts';
import { BackendError, headersOf, requestTimeout, type Connection } from './connection.ts';

/**
 * What there is of an address, for admins.
 *
 * @throws {BackendError}
 */
export async function findPerson(connection: Connection, address: string): Promise<FoundPerson> {
  return callFunction(connection, 'find_person', { address }, foundPersonSchema);
}

/**
 * Everything of an address, for admins; who asked is noted.
 *
 * @throws {BackendError}
 */
export async function exportPerson(connection: Connection, address: string): Promise<PersonData> {
  return callFunction(connection, 'export_person', { address }, personDataSchema);
}

/**
 * Erases an address with account and files, for admins; who asked is noted.
 *
 * @throws {BackendError} with code `last_admin` where it is that of the last admin.
 */
export async function erasePerson(connection: Connection, address: string): Promise<ErasedPerson> {
  const response = await fetch(`${connection.url}/functions/v1/erase-person`, {
    method: 'POST',
    headers: { ...headersOf(connection), 'content-type': 'application/json' },
    body: JSON.stringify({ address }),
    signal: AbortSignal.timeout(requestTimeout),
  }).catch((cause: unknown) => {
    throw new BackendError('No answer came', { cause });
  });
  const { status } = response;
  const answer: unknown = await response.json().catch(() => undefined);
  const erased = z.safeParse(erasedPersonSchema, answer);
  if (response.ok && erased.success) return erased.data;
  const { code } = z.safeParse(z.object({ code: z.string() }), answer).data ?? { code: '' };
  throw new BackendError('Nobody was erased', { status, code });
}
