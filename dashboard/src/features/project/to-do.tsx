import { Link } from '@swan-io/chicane';
import type { ProjectFile } from '@vakman/domain/project/project.answers';
import { formatShortDay } from '@vakman/domain/format/format.dates';
import { formatEuro } from '@vakman/domain/format/format.prices';
import { fill } from '@vakman/domain/text/fill';
import { projectWords } from '../../../generated/project.words.ts';
import { router } from '../../router/router.ts';
import { language } from '../../words/language.ts';
import { useWords } from '../../words/use-words.ts';
import { noonOf } from './days-to-come.ts';
import type { ProjectActions } from './project-actions.ts';

interface ToDoProps {
  readonly file: Pick<ProjectFile, 'quotes' | 'tasks' | 'review' | 'may'>;
  readonly actions: Pick<ProjectActions, 'finishTask'>;
}

/** What waits for the customer: extra work to look at, what he does before we come, and his review. */
export function ToDo({ file: { quotes, tasks, review, may }, actions }: ToDoProps) {
  const words = useWords(projectWords);
  const open = quotes.filter(({ extra, state }) => extra && (state === 'sent' || state === 'change-asked'));
  const isAsked = may.review && review?.asked_at != null && review.rating === null;
  if (open.length === 0 && tasks.length === 0 && !isAsked) return null;
  return (
    <section className="project-to-do" aria-labelledby="project-to-do">
      <h2 id="project-to-do">{words.toDo.title}</h2>
      <ul>
        {open.map(({ id, title, total, valid_until: until }) => (
          <li key={id}>
            <div>
              <p className="project-strong">
                {words.toDo.extraWork}: <span dir="auto">{title}</span>
              </p>
              <p className="project-muted">
                {formatEuro(total / 100, language)}
                {until !== null &&
                  ` · ${fill(words.toDo.until, { day: formatShortDay(noonOf(until), language) })}`}
              </p>
            </div>
            <Link className="button primary" to={router.offeredQuote({ quoteId: id })}>
              {words.toDo.look}
            </Link>
          </li>
        ))}
        {isAsked && (
          <li>
            <p className="project-strong">{words.toDo.review}</p>
            <a className="button" href="#review">
              {words.toDo.give}
            </a>
          </li>
        )}
        {tasks.map((task) => (
          <li key={task.id} className={task.done_at === null ? undefined : 'is-done'}>
            <label className="project-task">
              <input
                type="checkbox"
                checked={task.done_at !== null}
                onChange={({ target }) => void actions.finishTask(task, target.checked)}
              />
              <span>
                <span dir="auto">{task.title}</span>
                {task.due_on !== null && (
                  <span className="project-muted">
                    {fill(words.toDo.until, { day: formatShortDay(noonOf(task.due_on), language) })}
                  </span>
                )}
              </span>
            </label>
          </li>
        ))}
      </ul>
    </section>
  );
}
