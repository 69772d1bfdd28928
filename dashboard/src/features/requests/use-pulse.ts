import { useQuery, useQueryClient } from '@tanstack/react-query';
import { readPulse } from '@vakman/supabase/client/office-day';
import { useEffect } from 'react';
import { keys } from '../../backend/keys.ts';
import { connect } from '../../session/connect.ts';

/** Milliseconds after which the backend is asked whether anything moved; a page that nobody sees asks nothing. */
const beat = 4000;

/** What moves where something is shown anew, by the kind of record that is looked at, and what that is then. */
const watched = {
  request: { areas: ['requests', 'request'], fetched: keys.requests },
  quote: { areas: ['quote', 'mails'], fetched: keys.quotes },
  client: {
    areas: ['requests', 'request', 'client', 'bookings', 'booking', 'visit', 'mails'],
    fetched: keys.clients,
  },
  project: { areas: ['project'], fetched: keys.gallery },
  job: { areas: ['job', 'visit', 'quote'], fetched: keys.projects },
  booking: { areas: ['bookings', 'booking'], fetched: keys.calendars },
  visit: { areas: ['visit'], fetched: keys.calendars },
  block: { areas: ['blocked-time'], fetched: keys.calendars },
} as const;

/**
 * Fetches anew what is shown of a record, or of all of its kind, when somebody else changed it.
 *
 * @param id of the record that is looked at, of which colleagues are told; empty for a list.
 * @returns the names of colleagues who look at it, too.
 */
export function usePulse(userId: string, kind: keyof typeof watched, id = ''): readonly string[] {
  const queries = useQueryClient();
  const { data } = useQuery({
    queryKey: keys.pulse(userId, kind, id),
    queryFn: async () => readPulse(await connect(), id === '' ? null : { kind, id }),
    refetchInterval: beat,
  });
  const { areas, fetched } = watched[kind];
  const mark = data && areas.map((area) => data.areas[area]).join(' ');
  useEffect(() => {
    if (mark !== undefined) void queries.invalidateQueries({ queryKey: fetched(userId) });
  }, [fetched, mark, queries, userId]);
  return data?.here.map(({ name }) => name) ?? [];
}
