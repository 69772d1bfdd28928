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

/** An empty text takes away what was there. */
export interface ProfileChange extends Readonly<Record<'name' | 'phone' | 'language', string>> {
  /** The one that was read. */
  readonly version: number;
}

/**
 * Keeps what whoever is signed in tells of himself.
 *
 * @returns the version that it then is.
 * @throws {BackendError} with code `changed` where it is another version by now.
 */
export async function saveProfile(connection: Connection, change: ProfileChange): Promise<number> {
  return callFunction(connection, 'save_profile', { ...change }, z.number());
}

/**
 * Keeps whether whoever is signed in is mailed reminders of his appointments.
 *
 * @throws {BackendError}
 */
export async function chooseReminders(connection: Connection, wanted: boolean): Promise<void> {
  await callFunction(connection, 'choose_reminders', { wanted }, nothing);
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
