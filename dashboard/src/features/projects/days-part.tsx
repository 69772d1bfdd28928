import type { Crew } from '@vakman/domain/calendar/calendar.answers';
import { dayAt } from '@vakman/domain/calendar/day-at';
import { atLineStart, formatFullDay, formatTime, formatTimes } from '@vakman/domain/format/format.dates';
import type { ProjectDay, ProjectFile } from '@vakman/domain/project/project.answers';
import { fill } from '@vakman/domain/text/fill';
import { Link } from '@swan-io/chicane';
import { useState } from 'react';
import { calendarWords } from '../../../generated/calendar.words.ts';
import { projectsWords } from '../../../generated/projects.words.ts';
import { router } from '../../router/router.ts';
import { OfficeDialog } from '../../ui/office-dialog/office-dialog.tsx';
import { language } from '../../words/language.ts';
import { useWords } from '../../words/use-words.ts';
import { crewName } from '../calendar/crew-name.ts';
import { ProjectPart } from '../project/project-part.tsx';
import { DaysForm } from './days-form.tsx';
import type { OfficeActions } from './office-actions.ts';
import type { TypedDays } from './planned-days.ts';

interface DaysPartProps {
  readonly file: Pick<ProjectFile, 'days'>;
  readonly crews: readonly Crew[];
  readonly actions: Pick<OfficeActions, 'planDays' | 'changeDay' | 'cancelDay'>;
}

/** A day of painters, unless the office knows better. */
const usual = { start: '07:30', end: '16:00', withWeekends: false } as const;

const typedOf = ({ starts_at: start, ends_at: end, crew }: ProjectDay): TypedDays => ({
  from: dayAt(Date.parse(start)),
  to: '',
  start: formatTime(start, 'nl'),
  end: formatTime(end, 'nl'),
  crew: crew === null ? '' : String(crew),
  withWeekends: true,
});

/** Days on which crews come, as they stand in the agenda, and planning more of them. */
export function DaysPart({ file: { days }, crews, actions }: DaysPartProps) {
  const { days: words, close } = useWords(projectsWords);
  const { crews: named } = useWords(calendarWords);
  const [changed, setChanged] = useState<ProjectDay>();
  const shown = days.filter(({ state }) => state !== 'cancelled');
  const nameOf = ({ starts_at: start }: ProjectDay) => atLineStart(formatFullDay(start, language), language);
  return (
    <ProjectPart title={words.title}>
      {shown.length === 0 && <p className="project-muted">{words.none}</p>}
      <ul className="project-days">
        {shown.map((day) => (
          <li key={day.id} className={day.state === 'done' ? 'is-past' : undefined}>
            <div>
              <Link to={router.calendar({ day: dayAt(Date.parse(day.starts_at)), open: day.id })}>
                {nameOf(day)}
              </Link>
              <p className="project-muted">
                {formatTimes(day.starts_at, day.ends_at, language)} ·{' '}
                <span dir="auto">{crewName(crews, day.crew, named)}</span>
              </p>
            </div>
            {day.state === 'planned' && (
              <div className="project-acts">
                <button
                  type="button"
                  className="link"
                  aria-label={fill(words.changeDay, { day: nameOf(day) })}
                  onClick={() => setChanged(day)}
                >
                  {words.change}
                </button>
                <button
                  type="button"
                  className="link"
                  aria-label={fill(words.cancelDay, { day: nameOf(day) })}
                  onClick={() => void actions.cancelDay(day)}
                >
                  {words.cancel}
                </button>
              </div>
            )}
          </li>
        ))}
      </ul>
      <details className="project-more">
        <summary className="button">{words.add}</summary>
        <DaysForm
          id="days"
          kind="several"
          first={{ ...usual, from: '', to: '', crew: '' }}
          crews={crews}
          onDays={actions.planDays}
        />
      </details>
      {changed && (
        <OfficeDialog title={nameOf(changed)} close={close} onClose={() => setChanged(undefined)}>
          <DaysForm
            id="day"
            kind="one"
            first={typedOf(changed)}
            crews={crews}
            onDays={([day]) => (day ? actions.changeDay(changed, day) : Promise.resolve(false))}
            onDone={() => setChanged(undefined)}
          />
        </OfficeDialog>
      )}
    </ProjectPart>
  );
}
