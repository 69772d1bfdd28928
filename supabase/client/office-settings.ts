import { PostgrestClient } from '@supabase/postgrest-js';
import {
  erasedCountsSchema,
  officeSettingsSchema,
  retentionRunSchema,
  type ErasedCounts,
  type OfficeSettings,
  type RetentionRun,
} from '@vakman/domain/office-settings/office-settings.answers';
import * as z from 'zod/mini';
import { callFunction } from './call-function.ts';
import { BackendError, headersOf, requestTimeout, type Connection } from './connection.ts';

/** What admins set for the whole office. @throws {BackendError} */
export async function readOfficeSettings(connection: Connection): Promise<OfficeSettings> {
  return callFunction(connection, 'read_office_settings', {}, officeSettingsSchema);
}

/**
 * Sends the mails of the office elsewhere; to nobody in particular leaves them to the configuration.
 *
 * @param version that was read.
 * @throws {BackendError} with the code `changed` where another version stands, or `no_address`.
 */
export async function saveNotificationAddresses(
  connection: Connection,
  addresses: readonly string[],
  version: number,
): Promise<void> {
  await callFunction(connection, 'save_notification_addresses', { addresses, version }, z.unknown());
}

/**
 * Whether everybody of the office needs a second factor.
 *
 * @param version that was read.
 * @throws {BackendError} with the code `changed`, or `own_factor_missing` where whoever asks for it signed in without.
 */
export async function requireSecondFactor(
  connection: Connection,
  required: boolean,
  version: number,
): Promise<void> {
  await callFunction(connection, 'require_second_factor', { required, version }, z.unknown());
}

/** What the job of retention would take away now. @throws {BackendError} */
export async function previewRetention(connection: Connection): Promise<ErasedCounts> {
  return callFunction(connection, 'preview_retention', {}, erasedCountsSchema);
}

/** Runs the job of retention at once, and says what it took away. @throws {BackendError} */
export async function runRetention(connection: Connection): Promise<ErasedCounts> {
  return callFunction(connection, 'run_retention', {}, erasedCountsSchema);
}

/** What the job did on the last day on which it ran; undefined where it never did. @throws {BackendError} */
export async function readLastRun(connection: Connection): Promise<RetentionRun | undefined> {
  const { data, error, status } = await new PostgrestClient(`${connection.url}/rest/v1`, {
    headers: headersOf(connection),
  })
    .from('retention_runs')
    .select('day,last_run_at,erased,files_removed,accounts_deleted,files_stuck,accounts_stuck')
    .order('day', { ascending: false })
    .limit(1)
    .abortSignal(AbortSignal.timeout(requestTimeout));
  if (error) throw new BackendError(error.message, { status, code: error.code, cause: error });
  return z.array(retentionRunSchema).parse(data)[0];
}
