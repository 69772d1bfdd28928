import { profileSchema, type Profile, type ProfileAddress } from '@vakman/domain/profile/profile.answers';
import * as z from 'zod/mini';
import { callFunction } from './call-function.ts';
import type { Connection } from './connection.ts';

const nothing = z.nullish(z.unknown());

/**
 * What whoever is signed in told of himself.
 *
 * @throws {BackendError}
 */
export async function readProfile(connection: Connection): Promise<Profile> {
  return callFunction(connection, 'read_profile', {}, profileSchema);
}

/** What is missing stays as it was; an empty text takes away what was there. */
export type ProfileChange = Readonly<
  Partial<Record<'name' | 'phone' | 'language', string> & { mail_reminders: boolean }>
>;

/**
 * Keeps what whoever is signed in tells of himself.
 *
 * @throws {BackendError}
 */
export async function saveProfile(connection: Connection, change: ProfileChange): Promise<void> {
  await callFunction(connection, 'save_profile', change, nothing);
}

/**
 * Writes an address, or writes it anew.
 *
 * @throws {BackendError} with code `too_many_addresses` where he has as many as he may, `PT404` where the id is another's.
 */
export async function saveAddress(connection: Connection, address: ProfileAddress): Promise<void> {
  const { id, street_address, postal_code } = address;
  await callFunction(
    connection,
    'save_address',
    { id, label: address.label ?? '', street_address, postal_code },
    nothing,
  );
}

/**
 * Removes an own address; of one that is gone already nothing is said.
 *
 * @throws {BackendError}
 */
export async function removeAddress(connection: Connection, id: string): Promise<void> {
  await callFunction(connection, 'remove_address', { id }, nothing);
}
