import * as z from 'zod/mini';
import { callFunction } from './call-function.ts';
import type { Connection } from './connection.ts';

const sessionSchema = z.object({
  id: z.guid(),
  /** As the browser calls itself; null where it tells nothing. */
  user_agent: z.nullable(z.string()),
  /** Of the address that it was begun or last used at, such as `203.0.113.0/24`. */
  network: z.nullable(z.string()),
  created_at: z.string(),
  used_at: z.string(),
  /** The one that asks. */
  current: z.boolean(),
});

/** A device on which whoever asks is signed in. */
export type DeviceSession = z.infer<typeof sessionSchema>;

/**
 * Where whoever is signed in is signed in, the device that was used last first.
 *
 * @throws {BackendError}
 */
export async function listSessions(connection: Connection): Promise<readonly DeviceSession[]> {
  return callFunction(connection, 'list_sessions', {}, z.array(sessionSchema));
}

/**
 * Signs out a device. A token that it holds works until it ends, an hour at most.
 *
 * @throws {BackendError} with code `PT404` where it is signed out already, or another's.
 */
export async function endSession(connection: Connection, id: string): Promise<void> {
  await callFunction(connection, 'end_session', { id }, z.nullish(z.unknown()));
}
