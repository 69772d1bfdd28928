import { PostgrestClient } from '@supabase/postgrest-js';
import { activitySchema, type Activity, type ActivityAction } from '@vakman/domain/activity-log/activity-log';
import {
  pulseSchema,
  savedViewSchema,
  todaySchema,
  type Pulse,
  type SavedView,
  type Today,
} from '@vakman/domain/office-today/office-today.answers';
import * as z from 'zod/mini';
import { callFunction } from './call-function.ts';
import { BackendError, headersOf, requestTimeout, type Connection } from './connection.ts';

/**
 * What needs somebody of the office now.
 *
 * @throws {BackendError}
 */
export async function readToday(connection: Connection): Promise<Today> {
  return callFunction(connection, 'read_today', {}, todaySchema);
}

/**
 * Whether anything moved, and who looks at the same record, where one is named: that the caller does is noted.
 *
 * @throws {BackendError}
 */
export async function readPulse(
  connection: Connection,
  record: { readonly kind: string; readonly id: string } | null = null,
): Promise<Pulse> {
  const values = { record_kind: record?.kind ?? null, record_id: record?.id ?? null };
  return callFunction(connection, 'read_pulse', values, pulseSchema);
}

/** What is missing leaves all. */
export interface ActivityFilter {
  readonly kinds?: readonly string[];
  /** Colleagues by id. */
  readonly actors?: readonly string[];
  readonly actions?: readonly ActivityAction[];
  readonly record_id?: string;
  /** All records of a client. */
  readonly client_id?: string;
  /** ISO instants: from the first on, and before the second. */
  readonly from?: string;
  readonly until?: string;
}

/**
 * A page of the log, the newest first.
 *
 * @param before id of the last entry of the page before; null for the first.
 * @throws {BackendError}
 */
export async function listActivity(
  connection: Connection,
  { filter, before, size = 100 }: { filter: ActivityFilter; before: number | null; size?: number },
): Promise<Activity[]> {
  const values = { filter, before, page_size: size };
  return callFunction(connection, 'list_activity', values, z.array(activitySchema));
}

/**
 * The caller's own views of a page of the office, the oldest first.
 *
 * @throws {BackendError}
 */
export async function listViews(connection: Connection, page: string): Promise<SavedView[]> {
  const { data, error, status } = await new PostgrestClient(`${connection.url}/rest/v1`, {
    headers: headersOf(connection),
  })
    .from('saved_views')
    .select('id,page,name,query')
    .eq('page', page)
    .order('created_at')
    .abortSignal(AbortSignal.timeout(requestTimeout));
  if (error) throw new BackendError(error.message, { status, code: error.code, cause: error });
  return z.array(savedViewSchema).parse(data);
}

/**
 * Writes an own view, or writes it anew.
 *
 * @throws {BackendError} with the code `too_many_views`.
 */
export async function saveView(connection: Connection, view: SavedView): Promise<void> {
  await callFunction(connection, 'save_view', { ...view }, z.unknown());
}

/** @throws {BackendError} */
export async function removeView(connection: Connection, id: string): Promise<void> {
  await callFunction(connection, 'remove_view', { id }, z.unknown());
}

/** Notes that somebody of the office saw an alarm; it is raised anew when the trouble goes on. @throws {BackendError} */
export async function markAlarmSeen(connection: Connection, id: string): Promise<void> {
  const { error, status } = await new PostgrestClient(`${connection.url}/rest/v1`, {
    headers: headersOf(connection),
  })
    .from('alarms')
    .update({ seen_at: new Date().toISOString() })
    .eq('id', id)
    .abortSignal(AbortSignal.timeout(requestTimeout));
  if (error) throw new BackendError(error.message, { status, code: error.code, cause: error });
}
