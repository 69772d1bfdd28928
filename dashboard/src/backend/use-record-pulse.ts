import { useQuery, useQueryClient, type QueryKey } from '@tanstack/react-query';
import { readPulse } from '@vakman/supabase/client/office-day';
import { useEffect } from 'react';
import { connect } from '../session/connect.ts';
import { keys } from './keys.ts';

/** Milliseconds after which the backend is asked whether anything moved; a page that nobody sees asks nothing. */
const beat = 4000;

interface Watched {
  /** What is looked at, of which colleagues are told; none for a list. */
  readonly record?: { readonly kind: string; readonly id: string } | undefined;
  /** Areas of the pulse in which a change is one of what is shown. */
  readonly areas: readonly string[];
  /** Of what is fetched anew then. */
  readonly queryKey: QueryKey;
}

/**
 * Fetches anew what is shown when somebody else changed it.
 *
 * @returns the names of colleagues who look at the same record.
 */
export function useRecordPulse(userId: string, { record, areas, queryKey }: Watched): readonly string[] {
  const queries = useQueryClient();
  const { data } = useQuery({
    queryKey: keys.pulse(userId, record ? `${record.kind} ${record.id}` : ''),
    queryFn: async () => readPulse(await connect(), record ?? null),
    refetchInterval: beat,
    enabled: record !== undefined || areas.length > 0,
  });
  const mark = areas.length > 0 && data ? areas.map((area) => data.areas[area]).join(' ') : undefined;
  const shown = JSON.stringify(queryKey);
  useEffect(() => {
    if (mark !== undefined) void queries.invalidateQueries({ queryKey: JSON.parse(shown) as QueryKey });
  }, [mark, queries, shown]);
  return data?.here.map(({ name }) => name) ?? [];
}
