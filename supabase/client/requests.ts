import {
  changeOutcomeSchema,
  colleagueSchema,
  type ChangeOutcome,
  type Colleague,
} from '@vakman/domain/request-handling/request-handling.answers';
import type { LostReason, RequestState } from '@vakman/domain/request-handling/request-handling.states';
import * as z from 'zod/mini';
import { callFunction } from './call-function.ts';
import type { Connection } from './connection.ts';

/** A request as it was when it was read. */
export interface ReadRequest {
  readonly id: string;
  readonly version: number;
}

/** What is to be changed; what is missing stays. A request that is lost needs its reason. */
export interface RequestChange {
  readonly state?: RequestState;
  readonly lost_reason?: LostReason;
  /** A colleague, or nobody. */
  readonly assignee?: string | null;
  /** Somebody spoke to whoever asked; the first time counts. */
  readonly answered?: true;
}

const outcomes = z.array(changeOutcomeSchema);

/**
 * Changes what the office does with requests, at most 500 at once, and says what became of each.
 *
 * @throws {BackendError} with the code `not_in_office` for an assignee who does not work there.
 */
export async function changeRequests(
  connection: Connection,
  requests: readonly ReadRequest[],
  change: RequestChange,
): Promise<ChangeOutcome[]> {
  return callFunction(connection, 'change_requests', { requests, change }, outcomes);
}

/**
 * Takes own changes back, by the versions that they made.
 *
 * @throws {BackendError}
 */
export async function undoRequestChanges(
  connection: Connection,
  requests: readonly ReadRequest[],
): Promise<ChangeOutcome[]> {
  return callFunction(connection, 'undo_request_changes', { requests }, outcomes);
}

/**
 * Everybody who works in the office, by name.
 *
 * @throws {BackendError}
 */
export async function listColleagues(connection: Connection): Promise<Colleague[]> {
  return callFunction(connection, 'list_colleagues', {}, z.array(colleagueSchema));
}
