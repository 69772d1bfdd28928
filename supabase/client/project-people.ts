import type { Invited, Publication, ReviewDraft } from '@vakman/domain/project/project.drafts';
import * as z from 'zod/mini';
import { callFunction } from './call-function.ts';
import type { Connection } from './connection.ts';

/**
 * Shares a project with somebody in the house, who gets a mail; for the customer and the office. Shared again with the
 * same address, nothing is sent.
 *
 * @throws {BackendError} with the code `too_many`, `own_address`, `mailbox_full`, `PT429` or `PT404`.
 */
export async function shareProject(connection: Connection, { projectId, ...member }: Invited): Promise<void> {
  await callFunction(connection, 'share_project', { project_id: projectId, ...member }, z.unknown());
}

/**
 * Shares a project with somebody no more.
 *
 * @throws {BackendError} with the code `PT404`.
 */
export async function unshareProject(connection: Connection, memberId: string): Promise<void> {
  await callFunction(connection, 'unshare_project', { member_id: memberId }, z.unknown());
}

/**
 * Says how the customer found it, once a project; he may change it for some days.
 *
 * @throws {BackendError} with the code `not_done` before the work is, `over` where it can be changed no more, or `PT404`.
 */
export async function giveReview(
  connection: Connection,
  { projectId, rating, words, mayPublish }: ReviewDraft,
): Promise<void> {
  const values = { project_id: projectId, rating, words, may_publish: mayPublish };
  await callFunction(connection, 'give_review', values, z.unknown());
}

/**
 * The customer allows that photos are shown to everybody, or allows it no more: then the gallery shows them no longer.
 *
 * @throws {BackendError} with the code `PT404`.
 */
export async function allowPublishing(
  connection: Connection,
  photoIds: readonly string[],
  allowed: boolean,
): Promise<void> {
  await callFunction(connection, 'allow_publishing', { photo_ids: photoIds, allowed }, z.unknown());
}

/**
 * Makes a draft for the gallery of photos that the customer allowed to be shown; of the same photo, one.
 *
 * @param publication with pictures that lie in the bucket of the gallery (`uploadPicture`).
 * @returns the id of the project in the gallery.
 * @throws {BackendError} with the code `not_permitted`, `PT404`, or `23514` where a rule of the gallery is broken.
 */
export async function publishToGallery(
  connection: Connection,
  { projectId, ...publication }: Publication,
): Promise<number> {
  const values = { project_id: projectId, publication };
  return callFunction(connection, 'publish_to_gallery', values, z.int());
}
