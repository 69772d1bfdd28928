import type { Audience, PhotoStage } from '@vakman/domain/project/project.states';
import type { EntryDraft, PhotoDraft, ProjectTaskDraft } from '@vakman/domain/project/project.drafts';
import * as z from 'zod/mini';
import { callFunction } from './call-function.ts';
import type { Connection } from './connection.ts';

/**
 * Writes an entry of the line of time, or another in place of the version that was read.
 *
 * @throws {BackendError} with the code `changed`, `PT404`, or `23514` where a rule is broken.
 */
export async function saveEntry(connection: Connection, { projectId, ...entry }: EntryDraft): Promise<void> {
  await callFunction(connection, 'save_project_entry', { project_id: projectId, ...entry }, z.unknown());
}

/**
 * Takes an entry away with its photos, or brings it back within a day.
 *
 * @throws {BackendError} with the code `PT404`.
 */
export async function removeEntry(connection: Connection, id: string, removed = true): Promise<void> {
  await callFunction(connection, 'remove_project_entry', { id, removed }, z.unknown());
}

/**
 * Writes photos down whose files are uploaded (`uploadProjectFile`), at most 40 at once; those that stand already count as
 * written.
 *
 * @throws {BackendError} with the code `no_file` where a file is not there, `too_many`, or `PT404`.
 */
export async function addPhotos(
  connection: Connection,
  projectId: string,
  photos: readonly PhotoDraft[],
): Promise<void> {
  await callFunction(connection, 'add_project_photos', { project_id: projectId, photos }, z.unknown());
}

/**
 * Says of photos when in the job they were taken, and who is to see them.
 *
 * @throws {BackendError} with the code `PT404`.
 */
export async function changePhotos(
  connection: Connection,
  ids: readonly string[],
  { stage, audience }: { stage: PhotoStage; audience: Audience },
): Promise<void> {
  await callFunction(connection, 'change_project_photos', { ids, stage, audience }, z.unknown());
}

/**
 * Takes a photo away, or brings it back within a day.
 *
 * @throws {BackendError} with the code `PT404`.
 */
export async function removePhoto(connection: Connection, id: string, removed = true): Promise<void> {
  await callFunction(connection, 'remove_project_photo', { id, removed }, z.unknown());
}

/**
 * Writes a task, or another in place of the version that was read.
 *
 * @throws {BackendError} with the code `changed`, `not_in_office` or `PT404`.
 */
export async function saveProjectTask(
  connection: Connection,
  { projectId, ...task }: ProjectTaskDraft,
): Promise<void> {
  await callFunction(connection, 'save_project_task', { project_id: projectId, ...task }, z.unknown());
}

/**
 * Ticks a task off, or not; customers tick those that are theirs.
 *
 * @throws {BackendError} with the code `PT404`.
 */
export async function finishProjectTask(connection: Connection, id: string, done = true): Promise<void> {
  await callFunction(connection, 'finish_project_task', { id, done }, z.unknown());
}

/**
 * Takes a task away, or brings it back within a day.
 *
 * @throws {BackendError} with the code `PT404`.
 */
export async function removeProjectTask(connection: Connection, id: string, removed = true): Promise<void> {
  await callFunction(connection, 'remove_project_task', { id, removed }, z.unknown());
}
