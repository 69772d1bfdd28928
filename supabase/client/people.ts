import { PostgrestClient } from '@supabase/postgrest-js';
import { personSchema, type Person } from '@vakman/domain/invitation/invitation.answers';
import type { Role } from '@vakman/domain/rights/rights.roles';
import * as z from 'zod/mini';
import { callFunction } from './call-function.ts';
import { BackendError, headersOf, requestTimeout, type Connection } from './connection.ts';

/**
 * Everybody with an account, as admins see them.
 *
 * @throws {BackendError}
 */
export async function listPeople(connection: Connection): Promise<Person[]> {
  return callFunction(connection, 'list_people', {}, z.array(personSchema));
}

/**
 * Takes away the second factor of somebody who lost his app, and signs out all his devices.
 *
 * @returns false where there was none.
 * @throws {BackendError} with the code `own_factor` for one's own.
 */
export async function removeSecondFactor(connection: Connection, userId: string): Promise<boolean> {
  return callFunction(connection, 'remove_second_factor', { user_id: userId }, z.boolean());
}

/**
 * Shuts somebody's account at once, on every device.
 *
 * @throws {BackendError} with the code `last_admin` where nobody would be left who may do this, `PT404` for no account.
 */
export async function deactivatePerson(connection: Connection, userId: string): Promise<void> {
  await callFunction(connection, 'deactivate_person', { user_id: userId }, z.unknown());
}

/**
 * Opens an account again that was shut.
 *
 * @throws {BackendError}
 */
export async function reactivatePerson(connection: Connection, userId: string): Promise<void> {
  await callFunction(connection, 'reactivate_person', { user_id: userId }, z.unknown());
}

/**
 * Signs somebody out on every device.
 *
 * @throws {BackendError}
 */
export async function signOutPerson(connection: Connection, userId: string): Promise<void> {
  await callFunction(connection, 'sign_out_person', { user_id: userId }, z.unknown());
}

/**
 * Gives somebody a role, as an admin.
 *
 * @throws {BackendError} with the code `last_admin` where nobody would be left who may do this.
 */
export async function giveRole(connection: Connection, userId: string, role: Role): Promise<void> {
  const { error, status } = await new PostgrestClient(`${connection.url}/rest/v1`, {
    headers: headersOf(connection),
  })
    .from('user_roles')
    .upsert({ user_id: userId, role })
    .abortSignal(AbortSignal.timeout(requestTimeout));
  if (error) throw new BackendError(error.message, { status, code: error.code, cause: error });
}
