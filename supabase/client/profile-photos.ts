import {
  profilePhotoBucket,
  profilePhotoPath,
  type ProfilePhotoType,
} from '@vakman/domain/profile/profile.photo';
import * as z from 'zod/mini';
import { bucketOf } from './bucket-of.ts';
import { callFunction } from './call-function.ts';
import { BackendError, type Connection } from './connection.ts';

const files = (connection: Connection) => bucketOf(connection, profilePhotoBucket);

/**
 * Uploads a photo of whoever is signed in, and shows it from then on.
 *
 * @returns its path in the bucket.
 * @throws {BackendError} with status 403 where he did so too often in a day.
 */
export async function addProfilePhoto(connection: Connection, userId: string, photo: Blob): Promise<string> {
  const path = profilePhotoPath(userId, photo.type as ProfilePhotoType);
  const { error } = await (await files(connection)).upload(path, photo, { contentType: photo.type });
  if (error) throw new BackendError(error.message, { status: statusOf(error), cause: error });
  await showProfilePhoto(connection, path);
  return path;
}

/**
 * Shows a photo that was uploaded, or none. One that is shown no more can be shown again for a day.
 *
 * @throws {BackendError} with code `PT404` where there is no such photo of his.
 */
export async function showProfilePhoto(connection: Connection, path: string | null): Promise<void> {
  await callFunction(connection, 'set_profile_photo', { path }, z.nullish(z.unknown()));
}

/**
 * A photo that whoever is signed in may see; no link to it is made, that somebody could pass on.
 *
 * @throws {BackendError}
 */
export async function fetchProfilePhoto(connection: Connection, path: string): Promise<Blob> {
  const { data, error } = await (await files(connection)).download(path);
  if (error) throw new BackendError(error.message, { status: statusOf(error), cause: error });
  return data;
}

const statusOf = (error: object) => Number('statusCode' in error ? error.statusCode : 0) || 0;
