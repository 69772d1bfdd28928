import type { Crew } from '@vakman/domain/calendar/calendar.answers';
import { projectStates } from '@vakman/domain/project/project.states';
import { SelectField } from '@vakman/widgets/ui/select-field.tsx';
import { TextField } from '@vakman/widgets/ui/text-field.tsx';
import { useEffect, useState } from 'react';
import { calendarWords } from '../../../generated/calendar.words.ts';
import { projectWords } from '../../../generated/project.words.ts';
import { projectsWords } from '../../../generated/projects.words.ts';
import { FoldedFilters } from '../../ui/folded-filters/folded-filters.tsx';
import { useWords } from '../../words/use-words.ts';
import { crewName } from '../calendar/crew-name.ts';
import type { ListQuery } from './list-query.ts';

interface ProjectFiltersProps {
  readonly query: ListQuery;
  readonly crews: readonly Crew[];
  readonly onQuery: (query: ListQuery) => void;
}

/** Milliseconds after the last key before the database is asked. */
const pause = 200;

/** Which projects are listed. */
export function ProjectFilters({ query, crews, onQuery }: ProjectFiltersProps) {
  const { list: words } = useWords(projectsWords);
  const { states, errorPrefix } = useWords(projectWords);
  const { crews: named } = useWords(calendarWords);
  const [search, setSearch] = useState(query.search ?? '');
  useEffect(() => {
    if (search === (query.search ?? '')) return undefined;
    const timer = setTimeout(() => onQuery({ search }), pause);
    return () => clearTimeout(timer);
  }, [onQuery, query.search, search]);
  const field = { errorPrefix, error: undefined };
  return (
    <div className="projects-filters">
      <TextField
        id="projects-search"
        label={words.search}
        {...field}
        input={{
          type: 'search',
          value: search,
          maxLength: 100,
          onChange: ({ target }) => setSearch(target.value),
        }}
      />
      <FoldedFilters active={[query.state, query.crew].filter(Boolean).length}>
        <div className="projects-selects">
          <SelectField
            id="projects-state"
            label={words.state}
            {...field}
            choices={[
              { value: '', label: words.all },
              ...projectStates.map((value) => ({ value, label: states[value] })),
            ]}
            select={{ value: query.state ?? '', onChange: ({ target }) => onQuery({ state: target.value }) }}
          />
          <SelectField
            id="projects-crew"
            label={words.crew}
            {...field}
            choices={[
              { value: '', label: named.all },
              ...crews.map(({ number }) => ({
                value: String(number),
                label: crewName(crews, number, named),
              })),
            ]}
            select={{ value: query.crew ?? '', onChange: ({ target }) => onQuery({ crew: target.value }) }}
          />
        </div>
      </FoldedFilters>
    </div>
  );
}
