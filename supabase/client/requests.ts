import {
  changeOutcomeSchema,
  colleagueSchema,
  type ChangeOutcome,
  type Colleague,
} from '@vakman/domain/request-handling/request-handling.answers';
import type { LostReason, RequestState } from '@vakman/domain/request-handling/request-handling.states';
import type { QuoteRequestPayload } from '@vakman/domain/quote-request/quote-request.row';
import { readRequestSchema, type RequestFile } from '@vakman/domain/request-handling/read-request.answers';
import {
  requestCountsSchema,
  requestPageSchema,
  type Cursor,
  type RequestCounts,
  type RequestFilter,
  type RequestPage,
  type RequestSort,
} from '@vakman/domain/request-handling/request-list.answers';
import * as z from 'zod/mini';
import { callFunction } from './call-function.ts';
import { BackendError, type Connection } from './connection.ts';
import { withPlainLists } from './plain-lists.ts';

/** A request as it was when it was read. */
export interface ReadRequest {
  readonly id: string;
  readonly version: number;
}

/** What is to be changed; what is missing stays. A request that is lost needs its reason. */
export interface RequestChange {
  readonly state?: RequestState;
  readonly lost_reason?: LostReason;
  /** Of a won request, in euro with tax; null takes it away. */
  readonly won_amount?: number | null;
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

export interface RequestOrder {
  readonly sort: RequestSort;
  readonly descending: boolean;
}

/**
 * A page of the list of requests, of at most 500.
 *
 * @param after `next` of the page before; null for the first.
 * @throws {BackendError}
 */
export async function listRequests(
  connection: Connection,
  {
    filter,
    order,
    after,
    size = 100,
  }: {
    filter: RequestFilter;
    order: RequestOrder;
    after: Cursor | null;
    size?: number;
  },
): Promise<RequestPage> {
  const values = { filter, ...order, after, page_size: size };
  return callFunction(connection, 'list_requests', values, requestPageSchema);
}

/**
 * How many requests of a filter are in each state, whichever states it asks for.
 *
 * @throws {BackendError}
 */
export async function countRequests(connection: Connection, filter: RequestFilter): Promise<RequestCounts> {
  return callFunction(connection, 'count_requests', { filter }, requestCountsSchema);
}

/**
 * Everything of a request; null where there is none.
 *
 * @throws {BackendError}
 */
export async function readRequest(connection: Connection, id: string): Promise<RequestFile | null> {
  return callFunction(connection, 'read_request', { request_id: id }, z.nullable(readRequestSchema));
}

const uniqueViolation = '23505';

/**
 * Stores a request that somebody made on the telephone, by the rules of the form. One that is stored already (its answer
 * was lost) counts as stored.
 *
 * @param payload without photos, and with an id that was made where it is typed.
 * @param how whether whoever rang was answered by that, and gets a mail that confirms.
 * @throws {BackendError} with the database's code: `23514` a broken rule, `PT409` where another request has the id.
 */
export async function enterRequest(
  connection: Connection,
  payload: QuoteRequestPayload,
  how: { readonly answered: boolean; readonly confirmation: boolean },
): Promise<void> {
  const values = { payload: withPlainLists(payload), ...how };
  await callFunction(connection, 'enter_request', values, z.unknown()).catch((error: unknown) => {
    if (!(error instanceof BackendError) || error.code !== uniqueViolation) throw error;
  });
}
