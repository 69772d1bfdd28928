import type { Colleague } from '@vakman/domain/request-handling/request-handling.answers';
import { requestStates } from '@vakman/domain/request-handling/request-handling.states';
import { requestSorts, type RequestCounts } from '@vakman/domain/request-handling/request-list.answers';
import { languages } from '@vakman/domain/languages/languages';
import { SelectField } from '@vakman/widgets/ui/select-field.tsx';
import { TextField } from '@vakman/widgets/ui/text-field.tsx';
import { useEffect, useState } from 'react';
import { requestsWords } from '../../../generated/requests.words.ts';
import { FoldedFilters } from '../../ui/folded-filters/folded-filters.tsx';
import { nameOfLanguage } from '../../words/name-of-language.ts';
import { useWords } from '../../words/use-words.ts';
import { nobody, ownSite, type ListQuery } from './list-query.ts';
import type { Source } from './sources.ts';

interface ListFiltersProps {
  readonly query: ListQuery;
  readonly counts: RequestCounts;
  readonly colleagues: readonly Colleague[];
  readonly sources: readonly Source[];
  readonly onQuery: (query: ListQuery) => void;
}

const folded = ['assignee', 'language', 'source', 'sort'] as const;

/** Milliseconds after the last key before the database is asked. */
const pause = 200;

/** Which requests are listed, and in which order. */
export function ListFilters({ query, counts, colleagues, sources, onQuery }: ListFiltersProps) {
  const words = useWords(requestsWords);
  const [search, setSearch] = useState(query.search ?? '');
  useEffect(() => {
    if (search === (query.search ?? '')) return undefined;
    const timer = setTimeout(() => onQuery({ search }), pause);
    return () => clearTimeout(timer);
  }, [onQuery, query.search, search]);
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0);
  const states = [
    { state: '', label: words.list.all, count: all },
    ...requestStates.map((state) => ({ state, label: words.states[state], count: counts[state] ?? 0 })),
  ];
  const { errorPrefix } = words;
  return (
    <div className="requests-filters">
      <fieldset className="requests-states" aria-label={words.request.state}>
        {states.map(({ state, label, count }) => (
          <button
            key={state}
            type="button"
            aria-pressed={(query.state ?? '') === state}
            onClick={() => onQuery({ state })}
          >
            {label} <span>{count}</span>
          </button>
        ))}
      </fieldset>
      <div className="requests-fields">
        <TextField
          id="requests-search"
          label={words.list.search}
          errorPrefix={errorPrefix}
          error={undefined}
          input={{
            type: 'search',
            value: search,
            maxLength: 100,
            onChange: ({ target }) => setSearch(target.value),
          }}
        />
        <FoldedFilters active={folded.filter((name) => query[name]).length}>
          <div className="requests-selects">
            <SelectField
              id="requests-assignee"
              label={words.list.assignee}
              errorPrefix={errorPrefix}
              error={undefined}
              choices={[
                { value: '', label: words.list.anybody },
                { value: nobody, label: words.list.nobody },
                ...colleagues.map(({ id, name, email }) => ({ value: id, label: name || email })),
              ]}
              select={{
                value: query.assignee ?? '',
                onChange: ({ target }) => onQuery({ assignee: target.value }),
              }}
            />
            <SelectField
              id="requests-language"
              label={words.request.language}
              errorPrefix={errorPrefix}
              error={undefined}
              choices={[
                { value: '', label: words.list.all },
                ...languages.map((value) => ({ value, label: nameOfLanguage(value) })),
              ]}
              select={{
                value: query.language ?? '',
                onChange: ({ target }) => onQuery({ language: target.value }),
              }}
            />
            <SelectField
              id="requests-source"
              label={words.csv.source}
              errorPrefix={errorPrefix}
              error={undefined}
              choices={[
                { value: '', label: words.list.all },
                { value: ownSite, label: words.list.ownSite },
                ...sources.map(({ source, name }) => ({ value: source, label: name })),
              ]}
              select={{
                value: query.source ?? '',
                onChange: ({ target }) => onQuery({ source: target.value }),
              }}
            />
            <SelectField
              id="requests-sort"
              label={words.list.sort}
              errorPrefix={errorPrefix}
              error={undefined}
              choices={requestSorts.map((sort) => ({ value: sort, label: words.list.sorts[sort] }))}
              select={{
                value: query.sort ?? 'received',
                onChange: ({ target }) => onQuery({ sort: target.value === 'received' ? '' : target.value }),
              }}
            />
          </div>
        </FoldedFilters>
      </div>
    </div>
  );
}
