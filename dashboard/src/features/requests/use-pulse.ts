import { keys } from '../../backend/keys.ts';
import { useRecordPulse } from '../../backend/use-record-pulse.ts';

/**
 * Fetches anew what is shown of requests when somebody else changed it.
 *
 * @param requestId of the request that is looked at, of which colleagues are told; empty for a list.
 * @returns the names of colleagues who look at it, too.
 */
export const usePulse = (userId: string, requestId = ''): readonly string[] =>
  useRecordPulse(userId, {
    record: requestId === '' ? undefined : { kind: 'request', id: requestId },
    areas: ['requests', 'request'],
    queryKey: keys.requests(userId),
  });
