import type { Activity } from '@vakman/domain/activity-log/activity-log';
import { formatDuration } from '@vakman/domain/format/format.durations';
import type { Colleague } from '@vakman/domain/request-handling/request-handling.answers';
import { retention } from '@vakman/domain/retention/retention';
import { fill } from '@vakman/domain/text/fill';
import { activityLogWords } from '../../../generated/activity-log.words.ts';
import { language } from '../../words/language.ts';
import { useWords } from '../../words/use-words.ts';
import { LogEntry } from './log-entry.tsx';
import { LogFilters } from './log-filters.tsx';
import type { LogQuery } from './log-query.ts';
import './activity-log.css';

export interface ActivityLogViewProps {
  readonly entries: readonly Activity[];
  /** Those who work here now; who left is known by what he did. */
  readonly colleagues: readonly Pick<Colleague, 'id' | 'name' | 'email'>[];
  readonly query: LogQuery;
  readonly hasMore: boolean;
  readonly onQuery: (query: LogQuery) => void;
  readonly onMore: () => void;
  readonly onTakeAll: () => void;
}

/** Colleagues of now, and those of the entries who left. */
function everybodyOf({ entries, colleagues }: Pick<ActivityLogViewProps, 'entries' | 'colleagues'>) {
  const known = new Map(colleagues.map((each) => [each.id, each]));
  for (const { actor, actor_name: name } of entries) {
    if (actor !== null && name !== '' && !known.has(actor)) known.set(actor, { id: actor, name, email: '' });
  }
  return known;
}

const everything: LogQuery = { actor: '', kind: '', action: '', from: '', until: '', record: '', client: '' };

/** What was done in the office, the newest first. */
export function ActivityLogView(props: ActivityLogViewProps) {
  const { entries, query, hasMore, onQuery, onMore, onTakeAll } = props;
  const words = useWords(activityLogWords);
  const known = everybodyOf(props);
  const nameOf = (id: string) => known.get(id)?.name || known.get(id)?.email || '';
  const { count, unit } = retention.activity.limit;
  const isFiltered = Object.values(query).some((value) => value !== undefined && value !== '');
  return (
    <>
      <div className="log-head">
        <h1>{words.title}</h1>
        <button type="button" className="button" onClick={onTakeAll}>
          {words.csv.download}
        </button>
      </div>
      <p className="log-intro">{fill(words.intro, { time: formatDuration(count, unit, language) })}</p>
      <LogFilters query={query} colleagues={[...known.values()]} onQuery={onQuery} />
      {isFiltered && (
        <p className="log-clear">
          {query.client ? `${words.oneClient} ` : ''}
          {query.record ? `${words.oneRecord} ` : ''}
          <button type="button" className="link" onClick={() => onQuery(everything)}>
            {words.filters.clear}
          </button>
        </p>
      )}
      {entries.length === 0 && <p className="log-none">{isFiltered ? words.noneFound : words.none}</p>}
      <ol className="log-entries">
        {entries.map((entry) => (
          <LogEntry key={entry.id} entry={entry} nameOf={nameOf} />
        ))}
      </ol>
      {hasMore && (
        <button type="button" className="button" onClick={onMore}>
          {words.more}
        </button>
      )}
    </>
  );
}
