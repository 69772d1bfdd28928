import type { Crew } from '@vakman/domain/calendar/calendar.answers';
import { projectLimits } from '@vakman/domain/project/project.limits';
import { CheckboxField } from '@vakman/widgets/ui/checkbox-field.tsx';
import { SelectField } from '@vakman/widgets/ui/select-field.tsx';
import { TextField } from '@vakman/widgets/ui/text-field.tsx';
import { useState } from 'react';
import { calendarWords } from '../../../generated/calendar.words.ts';
import { projectWords } from '../../../generated/project.words.ts';
import { projectsWords } from '../../../generated/projects.words.ts';
import { importPart } from '../../router/lost-chunk.ts';
import { useWords } from '../../words/use-words.ts';
import { crewChoices } from '../calendar/crew-choices.ts';
import type { Done } from '../project/project-actions.ts';
import type { WantedDay } from './office-actions.ts';
import { daysOf, faultOf, type DaysFault, type TypedDays } from './planned-days.ts';

interface DaysFormProps {
  readonly id: string;
  /** One day that is changed, or several that are planned. */
  readonly kind: 'one' | 'several';
  readonly first: TypedDays;
  readonly crews: readonly Crew[];
  readonly onDays: (days: readonly WantedDay[]) => Done;
  readonly onDone?: () => void;
}

/** Days with their hours and their crew. */
export function DaysForm({ id, kind, first, crews, onDays, onDone }: DaysFormProps) {
  const { days: words } = useWords(projectsWords);
  const { errorPrefix } = useWords(projectWords);
  const { crews: named } = useWords(calendarWords);
  const [typed, setTyped] = useState(first);
  const [fault, setFault] = useState<DaysFault>();
  const plan = async () => {
    const found = faultOf(typed, projectLimits.daysAtOnce);
    setFault(found);
    if (found) return;
    // What tells instants by the firm's clocks is too much for a page on which most plan nothing.
    const { instantOf } = await importPart(() => import('@vakman/domain/calendar/wall-time'));
    if (!(await onDays(daysOf(typed, instantOf)))) return;
    setTyped({ ...typed, from: '', to: '' });
    onDone?.();
  };
  const field = (name: 'from' | 'to' | 'start' | 'end', type: 'date' | 'time', label: string) => (
    <TextField
      id={`${id}-${name}`}
      label={label}
      errorPrefix={errorPrefix}
      error={fault === name || (fault === 'none' && name === 'to') ? words.faults[fault] : undefined}
      input={{
        type,
        value: typed[name],
        onChange: ({ target }) => setTyped({ ...typed, [name]: target.value }),
      }}
    />
  );
  return (
    <form
      className="project-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void plan();
      }}
    >
      <div className="project-pair">
        {field('from', 'date', kind === 'one' ? words.day : words.from)}
        {kind === 'several' && field('to', 'date', words.to)}
      </div>
      <div className="project-pair">
        {field('start', 'time', words.start)}
        {field('end', 'time', words.end)}
      </div>
      <SelectField
        id={`${id}-crew`}
        label={words.crew}
        errorPrefix={errorPrefix}
        error={undefined}
        choices={[{ value: '', label: named.none }, ...crewChoices(crews, named)]}
        select={{ value: typed.crew, onChange: ({ target }) => setTyped({ ...typed, crew: target.value }) }}
      />
      {kind === 'several' && (
        <CheckboxField
          id={`${id}-weekends`}
          label={words.weekends}
          errorPrefix={errorPrefix}
          error={undefined}
          input={{
            checked: typed.withWeekends,
            onChange: ({ target }) => setTyped({ ...typed, withWeekends: target.checked }),
          }}
        />
      )}
      <button className="button">{kind === 'one' ? words.change : words.plan}</button>
    </form>
  );
}
