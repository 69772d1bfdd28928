import * as z from 'zod/mini';
import { callFunction } from './call-function.ts';
import type { Connection } from './connection.ts';

/** What is written down is about a request or about a client, and names the one of them. */
interface Subject {
  readonly request_id?: string;
  readonly client_id?: string;
}

/** A note as it is written; the id is made where it is typed, so that a retry writes no second one. */
export interface NoteDraft extends Subject {
  readonly id: string;
  readonly body: string;
  /** Colleagues whom it names. */
  readonly mentions: readonly string[];
}

/**
 * Writes a note, or an own one anew.
 *
 * @throws {BackendError} with the code `not_own`, `not_in_office` for somebody named who does not work there, or `PT404`.
 */
export async function saveNote(connection: Connection, note: NoteDraft): Promise<void> {
  await callFunction(connection, 'save_note', { ...note }, z.unknown());
}

/**
 * Takes an own note away, or brings it back.
 *
 * @throws {BackendError} with the code `not_own`.
 */
export async function removeNote(connection: Connection, id: string, removed = true): Promise<void> {
  await callFunction(connection, 'remove_note', { id, removed }, z.unknown());
}

export interface TaskDraft extends Subject {
  readonly id: string;
  readonly title: string;
  /** A day, such as `2026-11-30`. */
  readonly due_on: string | null;
  readonly assignee: string | null;
  /** That was read; null for a new task. */
  readonly version: number | null;
}

/**
 * Writes a task, or another in its place.
 *
 * @throws {BackendError} with the code `changed` where another version stands, `not_in_office` or `PT404`.
 */
export async function saveTask(connection: Connection, task: TaskDraft): Promise<void> {
  await callFunction(connection, 'save_task', { ...task }, z.unknown());
}

/**
 * Ticks a task off, or not.
 *
 * @throws {BackendError} with the code `PT404`.
 */
export async function finishTask(connection: Connection, id: string, done = true): Promise<void> {
  await callFunction(connection, 'finish_task', { id, done }, z.unknown());
}

/**
 * Takes a task away, or brings it back.
 *
 * @throws {BackendError} with the code `PT404`.
 */
export async function removeTask(connection: Connection, id: string, removed = true): Promise<void> {
  await callFunction(connection, 'remove_task', { id, removed }, z.unknown());
}
