import { activityActions, recordKinds } from '@vakman/domain/activity-log/activity-log';
import type { Colleague } from '@vakman/domain/request-handling/request-handling.answers';
import { SelectField } from '@vakman/widgets/ui/select-field.tsx';
import { TextField } from '@vakman/widgets/ui/text-field.tsx';
import { activityLogWords } from '../../../generated/activity-log.words.ts';
import { FoldedFilters } from '../../ui/folded-filters/folded-filters.tsx';
import { useWords } from '../../words/use-words.ts';
import type { LogQuery } from './log-query.ts';

interface LogFiltersProps {
  readonly query: LogQuery;
  readonly colleagues: readonly Pick<Colleague, 'id' | 'name' | 'email'>[];
  readonly onQuery: (query: LogQuery) => void;
}

const names = ['actor', 'kind', 'action', 'from', 'until'] as const;

/** Which deeds are listed. */
export function LogFilters({ query, colleagues, onQuery }: LogFiltersProps) {
  const { filters: words, kinds, actions, errorPrefix } = useWords(activityLogWords);
  const field = { errorPrefix, error: undefined };
  const select = (name: 'actor' | 'kind' | 'action') => ({
    value: query[name] ?? '',
    onChange: ({ target }: { readonly target: HTMLSelectElement }) => onQuery({ [name]: target.value }),
  });
  const day = (name: 'from' | 'until') => ({
    type: 'date',
    value: query[name] ?? '',
    onChange: ({ target }: { readonly target: HTMLInputElement }) => onQuery({ [name]: target.value }),
  });
  return (
    <FoldedFilters active={names.filter((name) => query[name]).length}>
      <div className="log-filters">
        <SelectField
          id="log-actor"
          label={words.actor}
          {...field}
          choices={[
            { value: '', label: words.anybody },
            ...colleagues.map(({ id, name, email }) => ({ value: id, label: name || email })),
          ]}
          select={select('actor')}
        />
        <SelectField
          id="log-kind"
          label={words.kind}
          {...field}
          choices={[
            { value: '', label: words.anything },
            ...recordKinds.map((kind) => ({ value: kind, label: kinds[kind] })),
          ]}
          select={select('kind')}
        />
        <SelectField
          id="log-action"
          label={words.action}
          {...field}
          choices={[
            { value: '', label: words.anyAction },
            ...activityActions.map((action) => ({ value: action, label: actions[action] })),
          ]}
          select={select('action')}
        />
        <TextField id="log-from" label={words.from} {...field} input={day('from')} />
        <TextField id="log-until" label={words.until} {...field} input={day('until')} />
      </div>
    </FoldedFilters>
  );
}
