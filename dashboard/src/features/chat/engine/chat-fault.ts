import { BackendError } from '@vakman/supabase/client/connection';
import { isPassing } from '../../../backend/query-client.ts';
import { leftCode } from '../../../session/left-code.ts';
import type { SendingFault } from './sending.ts';

/** What it means for a message that it was not taken. */
export function faultOf(error: unknown): SendingFault {
  if (!(error instanceof BackendError)) return { kind: 'passing' };
  if (error.code === leftCode) return { kind: 'left' };
  if (error.code === 'changed') return { kind: 'taken' };
  // A token that ended is refreshed before the next attempt.
  if (isPassing(error) || error.status === 401 || error.status >= 500) return { kind: 'passing' };
  return { kind: 'refused', code: error.code };
}
