import type { ProjectDay, ProjectFile } from '@vakman/domain/project/project.answers';
import { atLineStart, formatDate, formatFullDay, formatTimes } from '@vakman/domain/format/format.dates';
import { fill } from '@vakman/domain/text/fill';
import { projectWords, type ProjectWords } from '../../../generated/project.words.ts';
import { language } from '../../words/language.ts';
import { useWords } from '../../words/use-words.ts';
import { daysToCome } from './days-to-come.ts';
import { StepBar } from './step-bar.tsx';
import './where-it-stands.css';

interface WhereItStandsProps {
  readonly file: ProjectFile;
  /** In milliseconds. */
  readonly now: number;
}

/** Called by its name, or by its number; nobody in particular where no crew was chosen yet. */
export function crewOf({ crew, crew_name: name }: ProjectDay, words: ProjectWords): string {
  if (crew === null) return '';
  return name || fill(words.days.crew, { number: crew });
}

/** What a customer wants to know first: where his job is, what comes next, when, and who comes. */
export function WhereItStands({ file: { project, days }, now }: WhereItStandsProps) {
  const words = useWords(projectWords);
  const { state, waiting_for: reason, waiting_note: note, done_at: done } = project;
  const coming = daysToCome(days, now);
  const [next, ...later] = coming;
  const sentence = () => {
    if (state === 'waiting') return words.where[reason ?? 'weather'];
    if (state === 'planned') return next ? words.where.planned : words.where.unplanned;
    if (state === 'done' && done !== null)
      return fill(words.where.doneOn, { date: formatDate(done, language) });
    return words.where[state];
  };
  const isOver = state === 'done' || state === 'guarantee' || state === 'cancelled';
  return (
    <section className={`project-where is-${state}`} aria-labelledby="project-where">
      {state !== 'cancelled' && <StepBar project={project} now={now} />}
      <h2 id="project-where">{sentence()}</h2>
      {note !== '' && state === 'waiting' && (
        <p className="project-words" dir="auto">
          {note}
        </p>
      )}
      {!isOver && next && (
        <div className="project-next">
          <p className="project-next-label">
            {Date.parse(next.starts_at) <= now ? words.days.now : words.days.next}
          </p>
          <p className="project-next-day">{atLineStart(formatFullDay(next.starts_at, language), language)}</p>
          <p>
            {formatTimes(next.starts_at, next.ends_at, language)}
            {crewOf(next, words) !== '' && (
              <>
                {' · '}
                <span dir="auto">{crewOf(next, words)}</span>
              </>
            )}
          </p>
        </div>
      )}
      {!isOver && later.length > 0 && (
        <details className="project-later">
          <summary>{fill(words.days.later, { count: later.length })}</summary>
          <ul>
            {later.map((day) => (
              <li key={day.id}>
                {atLineStart(formatFullDay(day.starts_at, language), language)},{' '}
                {formatTimes(day.starts_at, day.ends_at, language)}
                {crewOf(day, words) !== '' && ` · ${crewOf(day, words)}`}
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}
