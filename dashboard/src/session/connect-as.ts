import { BackendError, type Connection } from '@vakman/supabase/client/connection';
import { sessionStore } from './auth-client.ts';
import { connect } from './connect.ts';
import { leftCode } from './left-code.ts';

/**
 * How the page speaks to the backend for one person: what waits from before he left is nobody else's to send.
 *
 * @throws {BackendError} with code `left` where he is signed in no more; or as `connect` does.
 */
export async function connectAs(userId: string): Promise<Connection> {
  const session = sessionStore.get();
  const hasLeft =
    session.kind === 'signed-out' || (session.kind === 'signed-in' && session.userId !== userId);
  if (hasLeft) throw new BackendError('Somebody else is signed in', { status: 403, code: leftCode });
  return connect();
}
