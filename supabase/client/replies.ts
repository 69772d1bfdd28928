import type { Language } from '@vakman/domain/languages/languages';
import {
  replySchema,
  replyTemplateSchema,
  type Reply,
  type ReplyTemplate,
} from '@vakman/domain/reply/reply.answers';
import * as z from 'zod/mini';
import { callFunction } from './call-function.ts';
import { BackendError, type Connection } from './connection.ts';

/** A reply as it is written; the id is made where it is typed, so that a retry sends no second one. */
export interface ReplyDraft {
  readonly id: string;
  readonly request_id: string;
  readonly language: Language;
  readonly subject: string;
  readonly body: string;
}

/**
 * Sends a reply to whoever made a request; its mail leaves at `leaves_at`.
 *
 * @throws {BackendError} with the code `23514` where it is too long or a placeholder is open, `changed` where another
 * one has the id, `PT429` after a hundred in an hour, or `PT404`.
 */
export async function sendReply(connection: Connection, draft: ReplyDraft): Promise<Reply> {
  return callFunction(connection, 'send_reply', { ...draft }, replySchema);
}

/**
 * Takes an own reply back whose mail has not left. One that is gone (the answer was lost) counts as taken back.
 *
 * @throws {BackendError} with the code `told` where it has, or `not_own`.
 */
export async function undoReply(connection: Connection, id: string): Promise<void> {
  await callFunction(connection, 'undo_reply', { id }, z.unknown()).catch((error: unknown) => {
    if (!(error instanceof BackendError) || error.code !== 'PT404') throw error;
  });
}

/**
 * All templates, by name.
 *
 * @throws {BackendError}
 */
export async function listReplyTemplates(connection: Connection): Promise<ReplyTemplate[]> {
  return callFunction(connection, 'list_reply_templates', {}, z.array(replyTemplateSchema));
}

export type TemplateDraft = Omit<ReplyTemplate, 'version'> & {
  /** That was read; null for a new one. */
  readonly version: number | null;
};

/**
 * Writes a template, or another in its place.
 *
 * @returns its version.
 * @throws {BackendError} with the code `changed` where another version stands, `too_many`, or `23514` where a rule is
 * broken.
 */
export async function saveReplyTemplate(connection: Connection, template: TemplateDraft): Promise<number> {
  return callFunction(connection, 'save_reply_template', { ...template }, z.int());
}

/**
 * Takes a template away, or brings it back.
 *
 * @throws {BackendError} with the code `PT404`.
 */
export async function removeReplyTemplate(connection: Connection, id: string, removed = true): Promise<void> {
  await callFunction(connection, 'remove_reply_template', { id, removed }, z.unknown());
}
