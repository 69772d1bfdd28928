import { StorageClient } from '@supabase/storage-js';
import type { DocumentDraft } from '@vakman/domain/project/project.drafts';
import { projectBucket } from '@vakman/domain/project/project.files';
import * as z from 'zod/mini';
import { bucketOf } from './bucket-of.ts';
import { callFunction } from './call-function.ts';
import { BackendError, headersOf, requestTimeout, type Connection } from './connection.ts';
import { sendWithProgress } from './send-with-progress.ts';

export interface ProjectUpload {
  /** In the bucket, see `projectFilePath` of the domain; a retry sends the same. */
  readonly path: string;
  /** Its `type` is what it will be served as. */
  readonly file: Blob;
  /** Told the part that was sent, from 0 to 1. */
  readonly onProgress?: (part: number) => void;
}

/**
 * Uploads a file of a project. One that lies there already (its answer was lost) counts as uploaded.
 *
 * @throws {BackendError} where the storage service refuses, or nothing moves for ten seconds.
 */
export async function uploadProjectFile(
  connection: Connection,
  { path, file, onProgress = () => {} }: ProjectUpload,
): Promise<void> {
  const { error } = await new StorageClient(
    `${connection.url}/storage/v1`,
    headersOf(connection),
    sendWithProgress(onProgress, requestTimeout),
  )
    .from(projectBucket)
    .upload(path, file, { contentType: file.type, cacheControl: '31536000' });
  if (error && statusOf(error) !== 409)
    throw new BackendError(error.message, { status: statusOf(error), cause: error });
}

/**
 * A photo or document that whoever is signed in may see; no link to it is made, that somebody could pass on.
 *
 * @throws {BackendError}
 */
export async function fetchProjectFile(connection: Connection, path: string): Promise<Blob> {
  const { data, error } = await (await bucketOf(connection, projectBucket)).download(path);
  if (error) throw new BackendError(error.message, { status: statusOf(error), cause: error });
  return data;
}

/**
 * Adds a document whose file is uploaded; one that stands already counts as added.
 *
 * @throws {BackendError} with the code `no_file` where the file is not there, or `PT404`.
 */
export async function addDocument(
  connection: Connection,
  { projectId, ...document }: DocumentDraft,
): Promise<void> {
  await callFunction(connection, 'add_project_document', { project_id: projectId, ...document }, z.unknown());
}

/**
 * Takes a document away, or brings it back within a day.
 *
 * @throws {BackendError} with the code `PT404`.
 */
export async function removeDocument(connection: Connection, id: string, removed = true): Promise<void> {
  await callFunction(connection, 'remove_project_document', { id, removed }, z.unknown());
}

const statusOf = (error: object) => Number('statusCode' in error ? error.statusCode : 0) || 0;
