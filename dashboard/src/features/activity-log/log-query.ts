import { dayAfter } from '@vakman/domain/calendar/calendar-days';
import { isDay } from '@vakman/domain/calendar/day-at';
import {
  activityActions,
  recordKinds,
  type ActivityAction,
  type RecordKind,
} from '@vakman/domain/activity-log/activity-log';
import type { ActivityFilter } from '@vakman/supabase/client/office-day';
import { importPart } from '../../router/lost-chunk.ts';

/** What of the log stands in the address; what is missing leaves all. */
export interface LogQuery {
  /** The id of a colleague. */
  readonly actor?: string | undefined;
  readonly kind?: string | undefined;
  readonly action?: string | undefined;
  /** Days such as `2026-11-26`; the last one is included. */
  readonly from?: string | undefined;
  readonly until?: string | undefined;
  /** The id of a record. */
  readonly record?: string | undefined;
  /** The id of a client, for all his records. */
  readonly client?: string | undefined;
}

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

const isKind = (value: string | undefined): value is RecordKind => recordKinds.some((kind) => kind === value);
const isAction = (value: string | undefined): value is ActivityAction =>
  activityActions.some((action) => action === value);

/** Since when and until when; what tells instants by the firm's clocks comes with the first day that somebody chooses. */
async function instantsOf({ from, until }: LogQuery): Promise<Pick<ActivityFilter, 'from' | 'until'>> {
  if (!isDay(from) && !isDay(until)) return {};
  const { instantOf } = await importPart(() => import('@vakman/domain/calendar/wall-time'));
  return {
    ...(isDay(from) && { from: instantOf(`${from}T00:00`) }),
    ...(isDay(until) && { until: instantOf(`${dayAfter(until, 1)}T00:00`) }),
  };
}

/** What is asked for; whatever nobody understands in an address leaves all. */
export async function filterOf(query: LogQuery): Promise<ActivityFilter> {
  const { actor = '', kind, action, record = '', client = '' } = query;
  return {
    ...(uuid.test(actor) && { actors: [actor] }),
    ...(isKind(kind) && { kinds: [kind] }),
    ...(isAction(action) && { actions: [action] }),
    ...(record !== '' && { record_id: record }),
    ...(uuid.test(client) && { client_id: client }),
    ...(await instantsOf(query)),
  };
}
