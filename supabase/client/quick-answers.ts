import { quickAnswerSchema, type QuickAnswer } from '@vakman/domain/chat/chat.answers';
import * as z from 'zod/mini';
import { callFunction } from './call-function.ts';
import type { Connection } from './connection.ts';

export type QuickAnswerDraft = Omit<QuickAnswer, 'version'> & {
  /** That was read; null for a new one. */
  readonly version: number | null;
};

/**
 * All that the office answers again and again, by name.
 *
 * @throws {BackendError}
 */
export async function listQuickAnswers(connection: Connection): Promise<QuickAnswer[]> {
  return callFunction(connection, 'list_quick_answers', {}, z.array(quickAnswerSchema));
}

/**
 * Writes one, or another in its place.
 *
 * @returns its version.
 * @throws {BackendError} with the code `changed` where another version stands, `too_many`, or `23514` where a rule is
 * broken.
 */
export async function saveQuickAnswer(connection: Connection, answer: QuickAnswerDraft): Promise<number> {
  return callFunction(connection, 'save_quick_answer', { ...answer }, z.int());
}

/**
 * Takes one away, or brings it back.
 *
 * @throws {BackendError} with the code `PT404`.
 */
export async function removeQuickAnswer(connection: Connection, id: string, removed = true): Promise<void> {
  await callFunction(connection, 'remove_quick_answer', { id, removed }, z.unknown());
}
