import { useQuery, useQueryClient } from '@tanstack/react-query';
import { readPulse } from '@vakman/supabase/client/office-day';
import { useEffect } from 'react';
import { keys } from '../../backend/keys.ts';
import { connect } from '../../session/connect.ts';

/** Milliseconds after which the backend is asked whether anything moved; a page that nobody sees asks nothing. */
const beat = 4000;

/**
 * Fetches anew what is shown of requests when somebody else changed it.
 *
 * @param requestId of the request that is looked at, of which colleagues are told; empty for a list.
 * @returns the names of colleagues who look at it, too.
 */
export function usePulse(userId: string, requestId = ''): readonly string[] {
  const queries = useQueryClient();
  const { data } = useQuery({
    queryKey: keys.pulse(userId, requestId),
    queryFn: async () =>
      readPulse(await connect(), requestId === '' ? null : { kind: 'request', id: requestId }),
    refetchInterval: beat,
  });
  const mark = data && `${data.areas['requests']} ${data.areas['request']}`;
  useEffect(() => {
    if (mark !== undefined) void queries.invalidateQueries({ queryKey: keys.requests(userId) });
  }, [mark, queries, userId]);
  return data?.here.map(({ name }) => name) ?? [];
}
