import { Link } from '@swan-io/chicane';
import type { Activity } from '@vakman/domain/activity-log/activity-log';
import { formatDateTime } from '@vakman/domain/format/format.dates';
import { activityLogWords, type ActivityLogWords } from '../../../generated/activity-log.words.ts';
import { router } from '../../router/router.ts';
import { language } from '../../words/language.ts';
import { useWords } from '../../words/use-words.ts';
import { differencesOf } from './differences.ts';

interface LogEntryProps {
  readonly entry: Activity;
  /** A colleague's name; empty where the id is nobody's. */
  readonly nameOf: (id: string) => string;
}

/**
 * What it was that somebody changed: the record, or what belongs to one. An answer that was taken back must not read as
 * if its request were gone.
 */
export const kindOf = ({ record_kind: kind, part }: Activity, { kinds, parts }: ActivityLogWords): string => {
  if (Object.hasOwn(parts, part)) return parts[part as keyof typeof parts];
  return Object.hasOwn(kinds, kind) ? kinds[kind as keyof typeof kinds] : kind;
};

/** Who it was, by the name that he had then. */
export const actorOf = (
  { actor_name: name, actor_role: role }: Activity,
  { roles }: ActivityLogWords,
): string => name || roles[role];

/** One deed: who did it, when, to what, and what it changed. */
export function LogEntry({ entry, nameOf }: LogEntryProps) {
  const words = useWords(activityLogWords);
  const { at, action, record_kind: kind, record_id: record } = entry;
  const differences = differencesOf(entry, { words, language, nameOf });
  return (
    <li className="log-entry">
      <h2>
        {kindOf(entry, words)}: {words.actions[action]}
      </h2>
      <p className="log-who" dir="auto">
        {actorOf(entry, words)} · {formatDateTime(at, language)}
      </p>
      {differences.length > 0 && (
        <dl className="log-differences">
          {differences.map(({ field, before, after }) => (
            <div key={field}>
              <dt>{field}</dt>
              <dd dir="auto">
                {before !== '' && <del>{before}</del>}
                {after === '' ? words.nothing : <ins>{after}</ins>}
              </dd>
            </div>
          ))}
        </dl>
      )}
      <p className="log-ways">
        {kind === 'request' && <Link to={router.request({ requestId: record })}>{words.openRequest}</Link>}
        {kind === 'client' && <Link to={router.client({ clientId: record })}>{words.openClient}</Link>}
        <Link to={router.log({ record })}>{words.sameRecord}</Link>
      </p>
    </li>
  );
}
